export { CodeField, type CodeFieldProps } from './CodeField.tsx';
export type { CodeFieldMode, CodeProblem } from './codeFieldTypes.ts';
