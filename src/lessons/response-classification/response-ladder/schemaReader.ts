import type { Locale } from '#i18n/locale.ts';
import type { CompileSchema } from '#schema';
import { interpretForeign } from '#schema/interpret/interpretForeign.ts';
import type { SchemaProblem } from '#schema/schemaProblems.ts';
import type { Phrase, phrase as writePhrase } from '#ui/phrase.ts';
import type { LadderAnswer } from './evaluateLadder.ts';
import { type SchemaWords, schemaWords } from './messages/schemas.ts';

/** What is said beside the field of the output schema. */
export interface SchemaRemark {
  /** Why the schema cannot be read; null where it can. */
  readonly problem: Phrase | null;
  /** Which keywords and formats are annotations; undefined where there are none. */
  readonly hint: string | undefined;
}

/** How schemas are read whose dialect, formats or patterns the widget does not bring along, and what is said of them. */
export interface SchemaReader {
  readonly compile: CompileSchema;
  /** `phrase` is the page's own. */
  readonly remarkOn: (answer: LadderAnswer, locale: Locale, phrase: typeof writePhrase) => SchemaRemark;
}

/** The reader that the widget loads once a schema asks for it. */
export const schemaReader: SchemaReader = {
  compile: interpretForeign,
  remarkOn: (answer, locale, phrase) => {
    if (answer.kind === 'unread') return { problem: null, hint: undefined };
    const words = schemaWords(phrase)[locale];
    const [fault] = answer.schemaProblems;
    const names = answer.passedOver.flatMap((one) =>
      one.code === 'unknown_keyword' ? [one.keyword] : one.code === 'unknown_format' ? [one.format] : [],
    );
    return {
      problem: fault === undefined ? null : problemPhrase(fault, words),
      hint: names.length === 0 ? undefined : words.annotations([...new Set(names)]),
    };
  },
};

function problemPhrase(problem: SchemaProblem, words: SchemaWords): Phrase {
  switch (problem.code) {
    case 'not_a_schema':
      return words.notASchema(problem.path);
    case 'unknown_keyword':
      return words.unknownKeyword(problem.keyword);
    case 'unknown_format':
      return words.unknownFormat(problem.format);
    case 'invalid_keyword':
      return words.invalidKeyword(problem.path, problem.detail);
  }
}
