// Sets TEST_PATIENCE for every program that is started here.
import './patience.mjs';
import { builtShop } from './prepare.mjs';
import { browserTests, runBin } from './run.mjs';

/**
 * `npm run journeys`: the journeys in a real browser with the built shop, all of them or those that words name (`-- -g panier`);
 * with `large` as the first word what is browsed, with 10,000 more animals behind it, with `without-line` or `old-chromium` a file of
 * `tests/engines/`.
 */
const words = process.argv.slice(2);
const [name] = words;
const projects = name === 'large' ? [name] : ['desktop', 'strict', 'development'];
const isChosen = words.some((word) => word.startsWith('--project'));
const chosen = isChosen ? [] : projects.map((project) => `--project=${project}`);
const env = { ...(await builtShop()), ...(name === 'large' && { JOURNEYS_ANIMALS: '10000' }) };
const isEngine = name === 'without-line' || name === 'old-chromium';
const { code } = isEngine
  ? await runBin('tsx', [`tests/engines/${name}.ts`], { env, show: true })
  : await runBin(
      'playwright',
      ['test', ...browserTests, ...chosen, ...words.filter((word) => word !== 'large')],
      { env, show: true },
    );
process.exitCode = code;
