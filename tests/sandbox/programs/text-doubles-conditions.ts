// expect: compile-error {"code":"too-deep","line":1,"column":1}
// Each level of it is read twice by the compiler.

export const validateQuery: any = (a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? ((a ? (1): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e)): c => d : e);
