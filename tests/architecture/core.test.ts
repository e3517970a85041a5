import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../support/exerciseFiles.ts';
import { arrowsUnder, sourceFilesUnder } from '../support/importArrows.ts';

/** What would tie core to a host or to a moment. */
const hostNames = new Set([
  ...[
    'window',
    'document',
    'self',
    'globalThis',
    'navigator',
    'location',
    'localStorage',
    'fetch',
    'crypto',
    'console',
  ],
  ...[
    'process',
    'Buffer',
    'require',
    'setTimeout',
    'setInterval',
    'queueMicrotask',
    'performance',
    'Date',
    'Intl',
  ],
  ...['eval', 'Function', 'Worker', 'postMessage', 'structuredClone', 'URL', 'TextEncoder'],
]);

const files = sourceFilesUnder('src/core');
const sources = files.map((file) => {
  const text = ts.sys.readFile(path.join(projectFolder, file)) ?? '';
  return { file, source: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) };
});

/** The names that a file reads as variables, members and types left out. */
function freeNames(source: ts.SourceFile): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
      const isKey =
        (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
      if (!isMember && !isKey) names.push(node.text);
      if (isMember && parent.expression.getText() === 'Math') names.push(`Math.${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

describe('core stands alone', () => {
  it('imports nothing but itself and the two layers below, which know no host either', () => {
    const allowed = ['src/core/', 'src/json/', 'src/i18n/'];
    const outside = arrowsUnder('src/core').filter(
      ({ to }) => to === null || !allowed.some((folder) => to.startsWith(folder)),
    );
    expect(outside).toEqual([]);
    expect(arrowsUnder('src/core')).not.toHaveLength(0);
  });

  it.each(sources.map(({ file, source }) => [file, source] as const))(
    '%s names no host, no clock and no chance',
    (_file, source) => {
      const found = freeNames(source).filter((name) => hostNames.has(name) || name === 'Math.random');
      expect(found).toEqual([]);
    },
  );

  it('the search finds such names where there are some', () => {
    const source = ts.createSourceFile(
      'x.ts',
      'Date.now(); Math.random(); const a = { Date: 1 }; a.Date;',
      ts.ScriptTarget.Latest,
      true,
    );
    expect(freeNames(source).filter((name) => hostNames.has(name) || name === 'Math.random')).toEqual([
      'Date',
      'Math.random',
    ]);
  });

  it.each(sources.map(({ file, source }) => [file, source] as const))(
    '%s keeps no state that changes',
    (_file, source) => {
      const changing = source.statements.filter(
        (statement) =>
          ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) === 0,
      );
      expect(changing.map((statement) => statement.getText())).toEqual([]);
    },
  );

  it('compiles by its own settings, without the types of a page or of Node', { timeout: 60_000 }, () => {
    const config = path.join(projectFolder, 'src/core/tsconfig.json');
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
    const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host);
    expect(parsed?.options).toMatchObject({ types: [], lib: ['lib.es2024.d.ts'], strict: true });
    const program = ts.createProgram(parsed?.fileNames ?? [], parsed?.options ?? {});
    const told = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(told).toEqual([]);
    expect(parsed?.fileNames.length).toBe(files.length);
  });
});
