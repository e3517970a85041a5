// expect: wrong
// Answers ahead of every question, by whatever name the way out may have.

const scope: any = globalThis;
for (let id = 0; id < 20; id += 1) {
  const reply = { id, type: 'call', reply: { type: 'answers', outcomes: [], late: null, log: [] } };
  for (const name of ['postMessage', 'self', 'port', 'onmessage', 'MessagePort', 'MessageChannel', 'BroadcastChannel']) {
    try {
      scope[name](reply);
    } catch {}
    try {
      scope[name].prototype.postMessage(reply);
    } catch {}
    try {
      new scope[name]('judge').postMessage(reply);
    } catch {}
  }
}
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
