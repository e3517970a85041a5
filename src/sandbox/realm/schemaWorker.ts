import { startBrowserRealm } from './browserWorker.ts';
import { loadSchema } from './loadSchema.ts';

startBrowserRealm(() => (text) => Promise.resolve(loadSchema(text)));
