// Where the site lives and where its source is. Change these three to publish your own copy.

/** The site's origin, used in canonical links, social cards and feeds. */
export const SITE_URL = process.env.SITE_URL ?? 'https://tool-contracts.example';

/** The folder that the site is served from, with slashes at both ends. */
export const BASE_PATH = `/${(process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');

/** The repository, for "edit this page" and "propose a correction". */
export const REPOSITORY_URL = process.env.REPOSITORY_URL ?? 'https://tool-contracts.example/repository';
