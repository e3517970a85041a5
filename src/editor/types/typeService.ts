import ts from 'typescript';
import type { CodeProblem } from '../codeFieldTypes.ts';
import type { TypeCompletions, TypeInfo } from './protocol.ts';

/** TypeScript over one field's text. */
export interface TypeService {
  readonly check: (text: string) => readonly CodeProblem[];
  readonly info: (text: string, position: number) => TypeInfo | null;
  readonly complete: (text: string, position: number) => TypeCompletions | null;
  readonly dispose: () => void;
}

/** What a field's program is made of. `libs` maps names like `lib.es2024.d.ts` to their text. */
export interface TypeServiceOptions {
  /** A name of its own for each field: fields that share a registry must not share file names. */
  readonly file: string;
  readonly libs: ReadonlyMap<string, string>;
  readonly ambient: string;
  /** TypeScript's messages in another language, by their key. */
  readonly messages: Readonly<Record<string, string>> | null;
  /** Keeps parsed libs, so that a second field does not parse them again. */
  readonly registry: ts.DocumentRegistry;
}

const maxCompletions = 300;

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // A learner's file is a module even before it exports something: its names do not meet those of the libs.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2024.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/** The little of a worker's surroundings that a learner's program may use. */
const hostDeclarations = `interface Console {
  log(...data: unknown[]): void;
  info(...data: unknown[]): void;
  warn(...data: unknown[]): void;
  error(...data: unknown[]): void;
}
declare const console: Console;
`;

/** Makes a TypeScript service that sees one file, ES2024 and the exercise's declarations: no DOM, no disk, no network. */
export function createTypeService(options: TypeServiceOptions): TypeService {
  const { file, libs, ambient, messages, registry } = options;
  const mainFile = `/${file}/main.ts`;
  const ambientFile = `/${file}/ambient.d.ts`;
  let text = '';
  let version = 0;
  const fixed = new Map([...libs].map(([name, content]) => [`/lib/${name}`, content]));
  fixed.set('/host.d.ts', hostDeclarations);
  fixed.set(ambientFile, ambient);
  const read = (name: string) => (name === mainFile ? text : fixed.get(name));
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => compilerOptions,
    getScriptFileNames: () => [mainFile, '/host.d.ts', ambientFile],
    getScriptVersion: (name) => (name === mainFile ? String(version) : '1'),
    getScriptSnapshot: (name) => {
      const content = read(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.es2024.d.ts',
    fileExists: (name) => read(name) !== undefined,
    readFile: read,
    getLocalizedDiagnosticMessages: () => messages,
  };
  const service = ts.createLanguageService(host, registry);
  const update = (next: string) => {
    if (next === text) return;
    text = next;
    version += 1;
  };

  return {
    check: (next) => {
      update(next);
      const found = [
        ...service.getSyntacticDiagnostics(mainFile),
        ...service.getSemanticDiagnostics(mainFile),
      ];
      return found.map(({ file, start, messageText }) => {
        const { line, character } = file?.getLineAndCharacterOfPosition(start ?? 0) ?? {
          line: 0,
          character: 0,
        };
        const message = ts.flattenDiagnosticMessageText(messageText, '\n');
        return { line: line + 1, column: character + 1, message };
      });
    },
    info: (next, position) => {
      update(next);
      const found = service.getQuickInfoAtPosition(mainFile, position);
      if (found === undefined) return null;
      const { start, length } = found.textSpan;
      const parts = [found.displayParts, found.documentation].map((part) => ts.displayPartsToString(part));
      return { from: start, to: start + length, text: parts.filter((part) => part !== '').join('\n\n') };
    },
    complete: (next, position) => {
      update(next);
      const word = /[\w$]*$/.exec(text.slice(0, position))?.[0] ?? '';
      const found = service.getCompletionsAtPosition(mainFile, position, {
        includeCompletionsForModuleExports: false,
      });
      if (found === undefined) return null;
      const fitting = found.entries.filter(({ name }) => name.toLowerCase().startsWith(word.toLowerCase()));
      const options = fitting.slice(0, maxCompletions).map(({ name, kind }) => ({ label: name, kind }));
      return { from: position - word.length, options };
    },
    dispose: () => service.dispose(),
  };
}
