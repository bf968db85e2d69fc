import { bad } from './report.mjs';
import { run, runBin } from './run.mjs';

/** `npm run generate` writes each committed generated file; `npm run check:generated` only compares. */
const check = process.argv.includes('--check') ? ['--check'] : [];
const script = (file) => () => run(process.execPath, [`tools/${file}`, ...check]);
const typescript = (file) => () => runBin('tsx', [`tools/${file}`, ...check]);
const generators = [
  ['openapi/provider.d.ts and openapi/words.ts', script('generate-types.mjs')],
  ['docs/provider-register.md', script('generate-register.mjs')],
  ['src/route-tree.gen.ts', script('generate-routes.mjs')],
  ['sandbox/migrations', script('generate-migrations.mjs')],
  [
    'contracts/STATES.md, contracts/REQUESTS.md and docs/provider-answers.md',
    typescript('generate-contract-pages.ts'),
  ],
  ['docs/specification.md', typescript('generate-specification.ts')],
  ['docs/scorecard.md', typescript('generate-scorecard.ts')],
  ['docs/wording-slips.md', typescript('generate-slips.ts')],
  ['docs/checkout.svg', typescript('generate-chart.ts')],
  ['public/pictures', typescript('generate-pictures.ts')],
];

const results = await Promise.all(
  generators.map(async ([file, generate]) => ({ file, ...(await generate()) })),
);
const stale = results.filter(({ code }) => code !== 0);
for (const { file, output } of stale) bad(`${file} is not what its generator writes:\n${output.trim()}`);
process.exitCode = stale.length === 0 ? 0 : 1;
