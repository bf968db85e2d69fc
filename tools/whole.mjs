import { builtShop } from './built-shop.mjs';
import { giveUp } from './report.mjs';
import { runBin } from './run.mjs';

const [name, ...words] = process.argv.slice(2);
const [first, second] = words;

/** In a real browser with the built shop. */
const journeys = (asked, env = {}) => ['playwright', ['test', ...asked], env];
const vitest = (project, file, env) => ['vitest', ['run', '--project', project, file], env];

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
];

/** What `npm test` makes a share of, by the last word of its command; further words go to the program, or are numbers. */
const commands = {
  /** `npm run test:journeys`: all journeys, or those that words name (`-- -g panier`). */
  journeys: journeys(words),
  /** `npm run test:large`: what is browsed, with 10,000 more animals behind it. */
  large: journeys(words, { JOURNEYS_ANIMALS: '10000' }),
  /**
   * `npm run walks:pages`: every page of the shop, for visitors and for customers: hydrated as it was made, on devices of both
   * themes, with their storage in order, denied or full; accessible at every width in both themes; steady while its answers
   * are late; gone through with the Tab key; legible where more contrast is asked for. Then one spot tapped at every pace, and each
   * form sent within two seconds on every processor.
   */
  pages: journeys([...wholeOf, '--project=desktop', '--project=phone'], { JOURNEYS_WHOLE: '1' }),
  /** `npm run walks -- [count] [seed]`: generated journeys without a browser, against a sandbox of their own. */
  walks: vitest('sandbox', 'walks/walk.test.ts', { WALKS: first ?? '1000', WALKS_SEED: second ?? '12' }),
  /** `npm run walks:tabs -- [count] [seed]`: generated journeys in two real tabs of one browser. */
  tabs: journeys(['two-tabs', '--project=desktop'], {
    TAB_WALKS: first ?? '30',
    TAB_WALKS_SEED: second ?? '12',
  }),
  /** `npm run late`: what becomes of early presses while code does not come, in each engine. */
  late: ['tsx', ['late/main.ts', ...words], {}],
  /** `npm run test:old-chromium`: a purchase in Chromium 103, and in 92 the sentence that it is too old. */
  'old-chromium': ['tsx', ['late/old-chromium.ts'], {}],
  /** `npm run test:questions`: listings and suggestions beside a plain reading of their rules, 10,000 random questions each. */
  questions: vitest('unit', 'rules/every-question.test.ts', { QUESTIONS: first ?? '10000' }),
  /** `npm run fuzz:storage`: 100,000 values of the device's memory, each a visit. */
  storage: vitest('unit', 'src/effects/stored-values.test.ts', { STORAGE_FUZZ_RUNS: first ?? '100000' }),
};

const [program, given, env] = commands[name] ?? giveUp(`No such command: ${name}.`);
const { code } = await runBin(program, given, {
  env: program === 'vitest' ? env : { ...(await builtShop()), ...env },
  show: true,
});
process.exitCode = code;
