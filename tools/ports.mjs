import { once } from 'node:events';
import { createServer } from 'node:net';
import { giveUp } from './report.mjs';

/**
 * The port that a variable of the environment names, or its default. Exits with a sentence if that is no port, or if nobody can
 * listen on it, so that a command says so before it installs or builds anything.
 * @param {{ host?: string }} [options] `host`: where the command will listen, by default on every address
 */
export async function freePortOf(name, usual, { host } = {}) {
  const text = process.env[name] || String(usual);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    giveUp(`${name} is "${text}"; it must be a whole number from 0 to 65535.`);
  }
  const probe = createServer().listen({ port, host });
  try {
    await once(probe, 'listening');
  } catch (error) {
    const said = {
      EADDRINUSE: `Port ${port} is taken: stop what uses it, or choose another with ${name}.`,
      EACCES: `Port ${port} is reserved: choose another with ${name}.`,
    };
    giveUp(said[error.code] ?? `Nobody can listen on ${host} (${error.message}): change HOST.`);
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
