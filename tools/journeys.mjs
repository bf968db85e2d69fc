// Sets TEST_PATIENCE for every program that is started here.
import './patience.mjs';
import { builtShop } from './prepare.mjs';
import { browserTests, runBin } from './run.mjs';

/**
 * `npm run journeys`: the journeys in a real browser with the built shop, all of them or those that words name (`-- -g panier`).
 * Some have a name, given as the first word.
 */
const [name, ...words] = process.argv.slice(2);

const named = {
  /** What is browsed, with 10,000 more animals behind it. */
  large: { words: ['--project=large', ...words], env: { JOURNEYS_ANIMALS: '10000' } },
  /** What the service worker keeps opens without a line, in each engine. */
  'without-line': { program: 'tsx', words: ['tests/engines/without-line.ts'] },
  /** A purchase in Chromium 103, and in 92 the sentence that it is too old. */
  'old-chromium': { program: 'tsx', words: ['tests/engines/old-chromium.ts'] },
};
const all = ['desktop', 'strict', 'development'].map((project) => `--project=${project}`);
const asked = process.argv.slice(2);
const chosen = named[name] ?? {
  words: asked.some((word) => word.startsWith('--project')) ? asked : [...all, ...asked],
};

const { program = 'playwright', env = {} } = chosen;
const { code } = await runBin(
  program,
  program === 'tsx' ? chosen.words : ['test', ...browserTests, ...chosen.words],
  {
    env: { ...(await builtShop()), ...env },
    show: true,
  },
);
process.exitCode = code;
