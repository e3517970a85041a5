import { z } from 'astro/zod';
import { type Locale, locales } from '#i18n/locale.ts';

/** Where the terms stand. */
export const GLOSSARY_FILE = 'content/glossary.json';

const words = z.strictObject({
  term: z.string().min(1),
  /** Other words for the same thing that a lesson may show. */
  aliases: z.array(z.string().min(1)).optional(),
  definition: z.string().min(1),
  note: z.string().min(1).optional(),
});

const term = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'The id is kebab-case.'),
  en: words,
  zh: words,
});

/** One thing has one entry, and one word means one thing. */
const terms = z.array(term).superRefine((all, context) => {
  const entries = [
    ...all.map(({ id }) => ({ kind: 'id', name: id })),
    ...locales.flatMap((locale) =>
      all.flatMap((one) => namesOf(one, locale).map((name) => ({ kind: locale, name: name.toLowerCase() }))),
    ),
  ];
  const seen = new Set<string>();
  for (const { kind, name } of entries) {
    const key = `${kind} ${name}`;
    if (seen.has(key))
      context.addIssue({ code: 'custom', message: `Two terms share a name (${kind}): ${name}.` });
    seen.add(key);
  }
});

/** The words of one term in one language. */
export type TermWords = z.infer<typeof words>;

/** A term of the course: what it is called, and what it means, in each language. */
export type GlossaryTerm = Readonly<z.infer<typeof term>>;

/**
 * The terms that the text of a glossary holds, in its order.
 * @throws Error naming the place in the file, where the text is no such list
 */
export function parseGlossary(text: string, file: string): readonly GlossaryTerm[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { success, data: found, error } = terms.safeParse(data);
  if (!success) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return found;
}

/** Every word for a term in one language, the preferred one first. */
export function namesOf(term: GlossaryTerm, locale: Locale): readonly string[] {
  const { term: preferred, aliases = [] } = term[locale];
  return [preferred, ...aliases];
}
