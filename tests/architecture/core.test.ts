import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../support/exerciseFiles.ts';
import { sourceFilesUnder } from '../support/projectFiles.ts';

const files = sourceFilesUnder('src/core');
const sources = files.map((file) => {
  const text = ts.sys.readFile(path.join(projectFolder, file)) ?? '';
  return { file, source: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) };
});

describe('core stands alone', () => {
  // Lint holds it to no other name of a host; Math has members that core may use.
  it.each(sources.map(({ file, source }) => [file, source] as const))(
    '%s draws no random number',
    (_, source) => {
      expect(source.text).not.toMatch(/\bMath\s*\.\s*random\b/);
    },
  );

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

  it('is compiled by settings without the types of a page or of Node, all of it', () => {
    const config = path.join(projectFolder, 'src/core/tsconfig.json');
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
    const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host);
    expect(parsed?.options).toMatchObject({ types: [], lib: ['lib.es2024.d.ts'], strict: true });
    expect(parsed?.fileNames.length).toBe(files.length);
  });
});
