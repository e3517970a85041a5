import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../support/exerciseFiles.ts';
import { sourceFilesUnder } from '../support/projectFiles.ts';

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    ts.sys.readFile(path.join(projectFolder, file)) ?? '',
    ts.ScriptTarget.Latest,
    true,
  );

/** Exported functions of a file, each with whether a docstring stands before it. */
function exportedFunctions(file: string): readonly { readonly name: string; readonly documented: boolean }[] {
  return parse(file).statements.flatMap((statement) => {
    const exported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (exported !== true) return [];
    const documented = ts.getJSDocCommentsAndTags(statement).length > 0;
    if (ts.isFunctionDeclaration(statement)) return [{ name: statement.name?.text ?? 'default', documented }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(
        ({ initializer }) =>
          initializer !== undefined &&
          (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)),
      )
      .map(({ name }) => ({ name: name.getText(), documented }));
  });
}

describe('every exported function says what it promises', () => {
  const functions = ['src/core', 'src/schema', 'src/skills', 'src/exercises', 'src/grader']
    .flatMap(sourceFilesUnder)
    // What a learner hands in, and what a program wrote, need not say anything.
    .filter((file) => !/\/(right|wrong|generated)\/|\/starter\.ts$/.test(file))
    .flatMap((file) => exportedFunctions(file).map((one) => ({ file, ...one })));

  it('in core, schema, skills, exercises and grader', () => {
    expect(
      functions.filter(({ documented }) => !documented).map(({ file, name }) => `${file} ${name}`),
    ).toEqual([]);
  });
  it('and the search found functions', () => {
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'validateQuery',
        'compileSchema',
        'readSkillFolder',
        'gradeSubmission',
        'loadExercise',
      ]),
    );
  });
});
