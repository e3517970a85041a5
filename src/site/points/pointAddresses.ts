import type { Locale } from '#i18n/locale.ts';
import { REPOSITORY_URL } from '../settings.mjs';
import { absoluteUrl } from '../url.ts';

/** The address of a point that is promised never to break, with the site's origin. */
export function permalink(id: string): string {
  return absoluteUrl(`k/${id}/`);
}

/** The address of a point's social card, with the site's origin. */
export function cardAddress(id: string): string {
  return absoluteUrl(`k/${id}/card.png`);
}

/** Where a point stands in its lesson, inside the site and without the base path. */
export function lessonPath(locale: Locale, lesson: string, id: string): string {
  return `${locale}/lessons/${lesson}/#${id}`;
}

/** A new issue in the repository with the point's id, its page and the version read filled in. */
export function correctionAddress(id: string, pageVersion: number | undefined): string {
  const facts = [
    `Knowledge point: ${id}`,
    `Page: ${permalink(id)}`,
    ...(pageVersion === undefined ? [] : [`Page version: ${pageVersion}`]),
  ];
  const body = `${facts.join('\n')}\n\nWhat is wrong, and which source says so?\n哪里不对，依据是什么来源？\n\n`;
  return `${REPOSITORY_URL}/issues/new?${new URLSearchParams({ title: `Correction: ${id}`, body })}`;
}
