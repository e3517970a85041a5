/** The module of `jsonc-parser` that holds the scanner alone; the package types it at its main module only. */
declare module 'jsonc-parser/lib/esm/impl/scanner.js' {
  export { createScanner } from 'jsonc-parser';
}
