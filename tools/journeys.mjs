// Sets TEST_PATIENCE for every program that is started here.
import './patience.mjs';
import { builtShop } from './prepare.mjs';
import { browserTests, runBin } from './run.mjs';

/**
 * `npm run journeys`: the journeys in a real browser with the built shop, all of them or those that words name (`-- -g panier`).
 * Some have a name, given as the first word; `npm run late` is one of them.
 */
const [name, ...words] = process.argv.slice(2);

/** The journeys that know JOURNEYS_WHOLE. */
const wholeOf = [
  'hydration',
  'every-page',
  'steady',
  'tab-scan',
  'page-plan',
  'seen',
  'one-spot',
  'early-forms',
  'early-add',
];

const named = {
  /** What is browsed, with 10,000 more animals behind it. */
  large: { words: ['--project=large', ...words], env: { JOURNEYS_ANIMALS: '10000' } },
  /**
   * Every page of the shop, for visitors and for customers: hydrated as it was made, on devices of both themes, with their
   * storage in order, denied or full; accessible at every width in both themes; steady while its answers are late; gone through
   * with the Tab key; legible where more contrast is asked for. Then one spot tapped at every pace, each form sent within two
   * seconds on every processor, and an early add with each answer while its code comes before, after or never.
   */
  pages: { words: [...wholeOf, '--project=desktop'], env: { JOURNEYS_WHOLE: '1' } },
  /** `npm run late`: what becomes of early presses while code does not come, in each engine. */
  late: { program: 'tsx', words: ['tests/late/main.ts', ...words] },
  /** What the service worker keeps opens without a line, in each engine. */
  'without-line': { program: 'tsx', words: ['tests/late/without-line.ts'] },
  /** A purchase in Chromium 103, and in 92 the sentence that it is too old. */
  'old-chromium': { program: 'tsx', words: ['tests/late/old-chromium.ts'] },
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
