// npm run build: builds the site into dist.
import { buildSite } from './buildSite.mjs';

process.exitCode = await buildSite();
