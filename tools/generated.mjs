import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Generator, getConfig } from '@tanstack/router-generator';
import { generators } from './generators.mjs';
import { keyOf } from './prepare.mjs';
import { bad, giveUp, good } from './report.mjs';
import { routing } from './routing.mjs';
import { root, run, runBin } from './run.mjs';

/**
 * `npm run generate` writes the committed generated files whose sources changed since it last did; `-- types` runs the generator of
 * that name (tools/generators.mjs) in any case. `npm run check:generated` compares all of them and writes none.
 */
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in generators));
if (unknown.length > 0)
  giveUp(`No generator is named ${unknown.join(', ')}. There are: ${Object.keys(generators).join(', ')}.`);

/** The files of third-party generators; with `--check` they are stale if the generator changes one. */
const written = (read, write) => async () => {
  const before = read();
  const { code, output } = await write();
  const isStale = values.check && read() !== before;
  return { code: code !== 0 || isStale ? 1 : 0, output: isStale ? 'It is written anew: commit it.' : output };
};
const thirdParty = {
  routes: written(
    () => readFileSync(`${root}${routing.generatedRouteTree}`, { encoding: 'utf8', flag: 'a+' }),
    async () => {
      await new Generator({ config: getConfig({ ...routing, disableLogging: true }, root), root }).run();
      return { code: 0, output: '' };
    },
  ),
  migrations: written(
    () => readdirSync(`${root}sandbox/migrations`, { recursive: true }).sort().join('\n'),
    () => runBin('drizzle-kit', ['generate', '--config', 'sandbox/database/drizzle.config.ts']),
  ),
};
function generate(name) {
  const { script } = generators[name];
  if (script === undefined) return thirdParty[name]();
  const words = [script, ...(values.check ? ['--check'] : [])];
  return script.endsWith('.ts') ? runBin('tsx', words) : run(process.execPath, words);
}

/** The key of a generator's sources and files, and where that of its last run is. */
const keyNow = ({ script = [], reads, writes }) => keyOf([script, reads, writes, 'package-lock.json'].flat());
const marker = (name) => join(root, '.cache/generated', name);
const isDone = (name) =>
  existsSync(marker(name)) && readFileSync(marker(name), 'utf8') === keyNow(generators[name]);

const names = positionals.length > 0 ? positionals : Object.keys(generators);
const wanted = names.filter((name) => positionals.length > 0 || values.check || !isDone(name));
const done = [];
async function generateOne(name) {
  const { code, output } = await generate(name);
  const files = generators[name].writes.join(', ');
  if (code === 0) {
    done.push(name);
    return good(`${name}: ${files}`);
  }
  bad(`${name}: ${files} is not what its generator writes:\n${output.trim()}`);
  process.exitCode = 1;
}
// The others import what the types' generator writes.
for (const together of [true, false])
  await Promise.all(wanted.filter((name) => (name === 'types') === together).map(generateOne));
for (const name of done) {
  mkdirSync(join(marker(name), '..'), { recursive: true });
  writeFileSync(marker(name), keyNow(generators[name]));
}
if (wanted.length === 0) good('No source of a generated file has changed.');
