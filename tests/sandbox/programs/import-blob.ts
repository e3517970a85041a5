// expect: compile-error {"code":"import"}

export const validateQuery = () => import(URL.createObjectURL(new Blob(["export default 1"])));
