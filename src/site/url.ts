import { BASE_PATH, SITE_URL } from './settings.mjs';

/** An address inside the site under its base path. `path` has no slash in front: `en/points/`. */
export function siteUrl(path: string): string {
  return `${BASE_PATH}${path}`;
}

/** The same address with the site's origin, for what is read outside the site. */
export function absoluteUrl(path: string): string {
  return new URL(siteUrl(path), SITE_URL).href;
}
