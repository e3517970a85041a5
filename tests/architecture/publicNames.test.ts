import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../support/exerciseFiles.ts';
import { sourceFilesUnder } from '../support/importArrows.ts';

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    ts.sys.readFile(path.join(projectFolder, file)) ?? '',
    ts.ScriptTarget.Latest,
    true,
  );

/** The names that an index file exports, types included. */
function exportedNames(file: string): readonly string[] {
  return parse(file)
    .statements.filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) =>
      exportClause !== undefined && ts.isNamedExports(exportClause)
        ? exportClause.elements.map(({ name }) => name.text)
        : ['*'],
    )
    .sort();
}

describe('the public names are these and no others, so that growth is a decision', () => {
  it('of core', () => {
    expect(exportedNames('src/core/index.ts')).toMatchInlineSnapshot(`
      [
        "AbilityPair",
        "Actor",
        "AdmissionTool",
        "AdmitGateId",
        "AdmitRefusal",
        "AfterWrite",
        "AfterWriteDecision",
        "AfterWriteReason",
        "AfterWriteStep",
        "Approval",
        "ApprovalProblem",
        "ApprovedCall",
        "CORE_VERSION",
        "CallError",
        "CallErrorCode",
        "CallGate",
        "CallGateId",
        "CallRecord",
        "CallResult",
        "Cancellation",
        "Canonical",
        "CanonicalProblem",
        "CatalogEntry",
        "CheckpointId",
        "CheckpointRefusal",
        "ClassReason",
        "Closure",
        "ClosureRefusal",
        "ClosureRefused",
        "Compiled",
        "Conjunct",
        "Decision",
        "DecisionReason",
        "Effect",
        "ErrorCategory",
        "Executed",
        "ExecutedReason",
        "Fingerprint",
        "Gate",
        "GateRun",
        "GateStep",
        "Granularity",
        "GranularityReason",
        "HandlerAnswer",
        "HandlerContext",
        "HeldReceipt",
        "HostPolicy",
        "InputProblem",
        "Layers",
        "LoadFinding",
        "LoadGateId",
        "LoadItem",
        "LoadLayers",
        "LoadPart",
        "LoadPlace",
        "LoadPlan",
        "LoadRefusal",
        "LoadRefused",
        "ModelContract",
        "NestedPlan",
        "NestedRefused",
        "NextStep",
        "OnceAnswer",
        "OnceCall",
        "OnceRun",
        "Outcome",
        "PermissionRefusal",
        "PermitGateId",
        "PermitRefusal",
        "ProposedCall",
        "QueryAnswer",
        "QueryGateId",
        "QueryRefusal",
        "Reached",
        "ReadAnswer",
        "ReadingHost",
        "ReadingNote",
        "ReadingRungId",
        "ReadingStage",
        "ReadingStop",
        "ReceiptScope",
        "ReceiptStore",
        "Received",
        "RegisteredTool",
        "Registration",
        "RegistrationCode",
        "RegistrationProblem",
        "Registry",
        "RegistryHost",
        "RepeatDecision",
        "Reservation",
        "ResponseClass",
        "ResponseLabel",
        "ResponseReading",
        "ResponseRungId",
        "ResponseStop",
        "ResultAnswer",
        "Revision",
        "RevisionDifference",
        "RevisionDifferenceId",
        "RevisionRules",
        "Runtime",
        "RuntimeContract",
        "SemanticCheck",
        "Sha256",
        "Timed",
        "ToolCall",
        "ToolContract",
        "ToolTraits",
        "Trace",
        "TracedCall",
        "Validate",
        "Violation",
        "WriteEnd",
        "acceptResult",
        "admit",
        "approvalProblem",
        "callError",
        "callGates",
        "callTool",
        "canonicalFingerprint",
        "canonicalJson",
        "checkpointIds",
        "classifyResponse",
        "climbResponse",
        "compareCodePoints",
        "conjunctOf",
        "conjuncts",
        "decideRepeat",
        "defaultRevision",
        "executeOnce",
        "fingerprintOf",
        "granularity",
        "issueApproval",
        "issueCursor",
        "loadEverything",
        "loadGateIds",
        "loadLayers",
        "memoryReceipts",
        "modelCatalog",
        "nextAfterWrite",
        "nextStepOf",
        "permit",
        "permitGateIds",
        "planNestedLoad",
        "readCursor",
        "readResponse",
        "readingRungIds",
        "readingStages",
        "registerTools",
        "resourceClosure",
        "responseRungIds",
        "revisionDifferences",
        "revisionRules",
        "revisions",
        "runCheckpoints",
        "runGates",
        "scopeKey",
        "skillLoadPlan",
        "sortViolations",
        "stageOf",
        "traceLoad",
        "utf8Length",
        "validateQuery",
        "visibleTools",
      ]
    `);
  });
  it('of schema', () => {
    expect(exportedNames('src/schema/index.ts')).toMatchInlineSnapshot(`
      [
        "CompiledSchema",
        "SchemaProblem",
        "compileSchema",
        "schemaFormats",
        "schemaKeywords",
        "unknownParts",
      ]
    `);
  });
  it('of skills', () => {
    expect(exportedNames('src/skills/index.ts')).toMatchInlineSnapshot(`
      [
        "FolderCosts",
        "FolderEntry",
        "FolderListing",
        "ProblemCode",
        "ReadBytes",
        "ReadSkill",
        "SkillFolder",
        "SkillProblem",
        "SkillResource",
        "TokenCounter",
        "folderCosts",
        "folderLimits",
        "hostText",
        "inShort",
        "isSkippedFolder",
        "isSound",
        "loadTokenCounter",
        "problemWeights",
        "readSkillFolder",
        "sayProblem",
        "skillWords",
        "visible",
      ]
    `);
  });
});

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
      expect.arrayContaining(['validateQuery', 'compileSchema', 'readSkillFolder', 'judge', 'loadExercise']),
    );
  });
});
