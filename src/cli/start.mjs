// npm start [-- --port N]: builds the site where that is due, and serves it until Ctrl+C.
import { parseArgs } from 'node:util';
import { buildSite, isBuilt } from './buildSite.mjs';
import { serveSite } from './serve.mjs';

const PORT = 4321;

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const code = isBuilt() ? 0 : await buildSite();
if (code === 0) {
  const { address } = await (values.port === undefined
    ? serveSomewhere()
    : serveSite({ port: Number(values.port) }));
  console.log(`\nServing the site until Ctrl+C, at\n${address}`);
} else {
  process.exitCode = code;
}

/** On the usual port, so that a reader finds saved work again, else on any that is free. */
async function serveSomewhere() {
  try {
    return await serveSite({ port: PORT });
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    return serveSite({ port: 0 });
  }
}
