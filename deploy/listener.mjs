import { spawn } from 'node:child_process';
import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { giveUp, say } from '../tools/report.mjs';
import { root } from '../tools/run.mjs';

const isEqual = (given, wanted) => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * A server that runs `work` at `POST /` with `Authorization: Bearer <secret>`. Answers 202 at once, whatever the result. Runs are
 * sequential, and at most one more is queued: it covers all requests of the meantime.
 */
export function listenerOf({ secret, work }) {
  let isWorking = false;
  let isAskedAgain = false;
  const begin = async () => {
    if (isWorking) {
      isAskedAgain = true;
      return;
    }
    isWorking = true;
    do {
      isAskedAgain = false;
      await work().catch((error) => say(String(error)));
    } while (isAskedAgain);
    isWorking = false;
  };
  return createServer((request, response) => {
    request.resume();
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const status = request.method !== 'POST' ? 405 : isEqual(given, secret) ? 202 : 401;
    response.writeHead(status).end();
    if (status === 202) void begin();
  });
}

/** `npm run deploy -- listen --port 4180 [-- --dist …]`: receives the provider's catalogue changes; requires PRERENDER_SECRET. */
if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string', default: '4180' } },
    allowPositionals: true,
  });
  const secret = process.env.PRERENDER_SECRET ?? '';
  if (secret.length < 16) giveUp('PRERENDER_SECRET has to be a secret of 16 characters at least.');
  const work = () =>
    new Promise((resolve, reject) => {
      const program = spawn(process.execPath, ['tools/prerender.mjs', ...positionals], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      program.once('error', reject);
      program.once('exit', resolve);
    });
  listenerOf({ secret, work }).listen(Number(values.port), '127.0.0.1', () =>
    say(`Listening on http://127.0.0.1:${values.port}/ for changes of the catalogue.`),
  );
}
