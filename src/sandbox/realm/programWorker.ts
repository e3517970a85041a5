import { startBrowserRealm } from './browserWorker.ts';
import { loadProgram } from './loadProgram.ts';

startBrowserRealm(() => {
  const { createObjectURL } = URL;
  const Blob_ = Blob;
  // A module from a blob needs no eval, which the realm's policy forbids.
  return (code, exportName) => {
    const address = createObjectURL(new Blob_([code], { type: 'text/javascript' }));
    return loadProgram(import(/* @vite-ignore */ address), exportName);
  };
});
