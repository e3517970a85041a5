import { type GlossaryTerm, namesOf } from '#course/glossary/glossaryTerm.ts';
import { type Locale, languageTags } from '#i18n/locale.ts';
import { PROSE_LICENSE } from '../points/pointJsonLd.ts';
import { absoluteUrl } from '../url.ts';
import { glossaryMessages } from './messages/messages.ts';

/** The glossary in one language as a schema.org `DefinedTermSet`; the other language's names stand as alternate ones. */
export function glossaryJsonLd(terms: readonly GlossaryTerm[], locale: Locale) {
  const page = absoluteUrl(`${locale}/glossary/`);
  const other = locale === 'en' ? 'zh' : 'en';
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': page,
    name: glossaryMessages[locale].title,
    description: glossaryMessages[locale].description,
    inLanguage: languageTags[locale],
    license: PROSE_LICENSE,
    hasDefinedTerm: terms.map((term) => ({
      '@type': 'DefinedTerm',
      '@id': `${page}#term-${term.id}`,
      termCode: term.id,
      name: term[locale].term,
      alternateName: [...namesOf(term, locale).slice(1), ...namesOf(term, other)],
      description: term[locale].definition,
    })),
  };
}
