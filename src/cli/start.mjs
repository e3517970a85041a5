// npm start [-- --port N]: builds the site where that is due, and serves it until Ctrl+C.
import { parseArgs } from 'node:util';
import { buildSite, isBuilt } from './buildSite.mjs';
import { serveSite } from './serve.mjs';

const PORT = 4321;

const { values } = parseArgs({ options: { port: { type: 'string' } } });
process.exitCode = isBuilt() ? 0 : await buildSite();
if (process.exitCode === 0) await serve();

async function serve() {
  try {
    const { address } = await (values.port === undefined
      ? serveSomewhere()
      : serveSite({ port: Number(values.port) }));
    console.log(`\nServing the site until Ctrl+C, at\n${address}`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${values.port} is taken. Give another one, or none: npm start -- --port 4400`);
    process.exitCode = 1;
  }
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
