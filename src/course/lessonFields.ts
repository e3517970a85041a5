import { z } from 'astro/zod';

const list = z.array(z.string().min(1));

/**
 * What a lesson's frontmatter holds beside Starlight's own fields. The home page carries none of it, so the whole is
 * optional here; the check of lessons demands every field of each file under `lessons/`.
 */
export const lessonFields = z
  .object({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'The id is kebab-case, the same in both languages.'),
    module: z.string().min(1),
    status: z.enum(['draft', 'published']),
    page_version: z.int().min(1),
    last_checked: z.coerce.date(),
    depth: z.enum(['intro', 'worked', 'deep']),
    practice_status: z.enum(['designed', 'graded']),
    claim_ids: list,
    sources: list,
    requires: z.array(z.string()),
  })
  .partial();

/** Starlight's own fields that a lesson must have, in each language's words. */
export const WORD_FIELDS = ['title', 'description'] as const;

/** Every field that the frontmatter of a lesson must have. */
export const REQUIRED_FIELDS: readonly string[] = [...WORD_FIELDS, ...Object.keys(lessonFields.shape)];
