import { readdirSync, readFileSync } from 'node:fs';
import { Generator, getConfig } from '@tanstack/router-generator';
import { bad } from './report.mjs';
import { routing } from './routing.mjs';
import { root, run, runBin } from './run.mjs';

/** `npm run generate` writes each committed generated file; `npm run check:generated` only compares. */
const check = process.argv.includes('--check') ? ['--check'] : [];
const script = (file) => () => run(process.execPath, [`tools/${file}`, ...check]);
const typescript = (file) => () => runBin('tsx', [`tools/${file}`, ...check]);

/** The files of third-party generators; with `--check` they are stale if the generator changes one. */
const written = (read, write) => async () => {
  const before = read();
  const { code, output } = await write();
  const isStale = check.length > 0 && read() !== before;
  return { code: code !== 0 || isStale ? 1 : 0, output: isStale ? 'It is written anew: commit it.' : output };
};
const routes = written(
  () => readFileSync(`${root}${routing.generatedRouteTree}`, { encoding: 'utf8', flag: 'a+' }),
  async () => {
    await new Generator({ config: getConfig({ ...routing, disableLogging: true }, root), root }).run();
    return { code: 0, output: '' };
  },
);
const migrations = written(
  () => readdirSync(`${root}sandbox/migrations`, { recursive: true }).sort().join('\n'),
  () => runBin('drizzle-kit', ['generate', '--config', 'sandbox/database/drizzle.config.ts']),
);

const generators = [
  ['openapi/provider.d.ts and openapi/words.ts', script('generate-types.mjs')],
  ['docs/generated/provider-register.md', script('generate-register.mjs')],
  ['docs/commands.md', script('generate-commands.mjs')],
  ['src/route-tree.gen.ts', routes],
  ['sandbox/migrations', migrations],
  ['contracts/STATES.md and docs/generated/provider-answers.md', typescript('generate-contract-pages.ts')],
  ['docs/specification/rows.md', typescript('generate-specification.ts')],
  ['docs/generated/wording-errata.md', typescript('generate-errata.ts')],
  ['docs/generated/checkout.svg', typescript('generate-chart.ts')],
];

const results = await Promise.all(
  generators.map(async ([file, generate]) => ({ file, ...(await generate()) })),
);
const stale = results.filter(({ code }) => code !== 0);
for (const { file, output } of stale) bad(`${file} is not what its generator writes:\n${output.trim()}`);
process.exitCode = stale.length === 0 ? 0 : 1;
