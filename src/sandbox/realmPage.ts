import type { RealmKind } from '#grader/realm.ts';

/**
 * What runs in the frame: it makes the worker from text and hands the grader's port on to it. Anybody may frame this
 * page, and without the sandbox it would have the site's origin; it then starts nothing.
 */
const FRAME_SCRIPT = `
const source = document.getElementById('realm').textContent;
const tell = (type) => parent.postMessage({ type }, '*');
try {
  if (self.origin !== 'null') throw new Error('This page runs in a sandboxed frame alone.');
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address);
  worker.onerror = () => tell('broken');
  // The worker says that it runs: some browsers make one and then do not start it.
  worker.onmessage = () => tell('ready');
  addEventListener('message', (event) => {
    if (event.source !== parent || event.ports.length !== 1) return;
    worker.postMessage(null, [event.ports[0]]);
  });
} catch {
  tell('broken');
}
`;

/**
 * The page that a realm's frame shows. The frame has no origin (`sandbox="allow-scripts"`), and the worker inherits
 * this policy: no request leaves it, and only what the page itself makes as a blob runs in it. A schema is compiled by
 * Ajv, which needs eval; a program does without.
 */
export function realmPage(kind: RealmKind, script: string): string {
  const scripts = kind === 'schema' ? "'unsafe-inline' 'unsafe-eval' blob:" : "'unsafe-inline' blob:";
  const policy = `default-src 'none'; script-src ${scripts}; worker-src blob:; connect-src 'none'`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="robots" content="noindex"><title>Realm</title></head>',
    `<body><script type="text/plain" id="realm">${inScript(script)}</script><script>${FRAME_SCRIPT}</script></body>`,
    '</html>',
  ].join('\n');
}

/** Text that ends no script element: the only sequence that could is written with an escape that means the same. */
function inScript(text: string): string {
  return text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}
