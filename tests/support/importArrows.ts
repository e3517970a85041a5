import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectFolder } from './exerciseFiles.ts';
import { filesUnder } from './projectFiles.ts';

/** One import in a source file of the project, as it is written. */
export interface Arrow {
  /** The importing file, from the project's folder. */
  readonly from: string;
  readonly specifier: string;
  /** The imported file or folder of the project, or null for a package or a part of Node. */
  readonly to: string | null;
}

const sourceEndings = ['.ts', '.tsx', '.mts', '.js', '.mjs', '.jsx', '.astro'];

/** Every import of every source file under a folder: static, dynamic and for types, and files named by `new URL`. */
export function arrowsUnder(folder: string): readonly Arrow[] {
  return filesUnder(folder)
    .filter((file) => sourceEndings.includes(path.extname(file)))
    .flatMap((file) =>
      specifiersIn(file).map((specifier) => ({ from: file, specifier, to: resolve(file, specifier) })),
    );
}

/** The source files under a folder. */
export function sourceFilesUnder(folder: string): readonly string[] {
  return filesUnder(folder).filter((file) => sourceEndings.includes(path.extname(file)));
}

function specifiersIn(file: string): readonly string[] {
  const text = readFileSync(path.join(projectFolder, file), 'utf8');
  const scripts = file.endsWith('.astro') ? scriptsOfAstro(text) : [text];
  return scripts.flatMap((script) =>
    specifiersOf(script, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS),
  );
}

/** What a script imports. */
export function specifiersOf(script: string, kind: ts.ScriptKind = ts.ScriptKind.TS): readonly string[] {
  const source = ts.createSourceFile('source', script, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const named = nameIn(node);
    if (named !== undefined && ts.isStringLiteralLike(named)) found.push(named.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  const [first, base] = ts.isNewExpression(node) ? (node.arguments ?? []) : [];
  const isOwnUrl =
    ts.isNewExpression(node) && node.expression.getText() === 'URL' && base?.getText() === 'import.meta.url';
  return isOwnUrl ? first : undefined;
}

/** The frontmatter of an Astro file and its scripts, which are TypeScript. */
function scriptsOfAstro(text: string): readonly string[] {
  const scripts: string[] = [];
  const [before, frontmatter] = text.split('---', 2);
  if (before?.trim() === '' && frontmatter !== undefined) scripts.push(frontmatter);
  for (let at = text.indexOf('<script'); at >= 0; at = text.indexOf('<script', at + 1)) {
    const start = text.indexOf('>', at) + 1;
    scripts.push(text.slice(start, text.indexOf('</script>', start)));
  }
  return scripts;
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return null;
}
