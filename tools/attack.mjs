import { startPostgres } from './postgres.mjs';
import { bad, good, seconds } from './report.mjs';
import { runBin } from './run.mjs';

/**
 * `npm run attack`: runs the sandbox's tests and the requests from the OpenAPI file at their full count, on the embedded database,
 * then on PostgreSQL. Arguments select files (`-- payments`), `TEST_SEED=7` other requests. Exits with 1 if one fails, or if
 * PostgreSQL cannot be started.
 */
const words = process.argv.slice(2);
const files = words.length === 0 ? ['sandbox/', 'contracts/fuzz'] : words;
const since = Date.now();

async function attack(where, env) {
  const options = ['--project=sandbox', '--project=contracts', '--no-file-parallelism'];
  const { code } = await runBin('vitest', ['run', ...options, ...files], {
    env: { SANDBOX_WHOLE: '1', ...env },
    show: true,
  });
  (code === 0 ? good : bad)(`${where} (${seconds(since)})`);
  return code === 0;
}

const held = [await attack('with the embedded database', {})];
const postgres = await startPostgres();
if (postgres === undefined) {
  bad('not tried on PostgreSQL: no server is installed on this machine, or none starts');
  held.push(false);
} else {
  held.push(await attack('on PostgreSQL', { SANDBOX_TEST_DATABASE_URL: postgres.url }));
  await postgres.stop();
}
process.exitCode = held.every(Boolean) ? 0 : 1;
