// expect: compile-error {"code":"too-deep","line":1,"column":1}
// Each level of it is read twice by the compiler.

export const validateQuery: any = <T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(<T>(1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
