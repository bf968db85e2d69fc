import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserEnvironment } from './chromium.mjs';
import { buildCommit, commitOf } from './compare/builds.mjs';
import { buildWorkshop, generateStyles, installPackages } from './prepare.mjs';
import { giveUp, say } from './report.mjs';
import { root, runBin } from './run.mjs';
import { serveWorkshop } from './workshop-server.mjs';

/**
 * `npm run workshop:compare -- <commit>`: what the workshop shows otherwise than at that commit, every story pictured on this
 * machine by one browser, as a report of Playwright (before, after, difference). Words that follow are Playwright's:
 * `--project=dark` (`small`, `text`, `forced`) for another mode than the light one and the phone's, `-g Caisse` for some stories.
 */
const [from, ...words] = process.argv.slice(2);
if (from === undefined) giveUp('Say with which commit to compare: npm run workshop:compare -- HEAD~1');
const asked = words.some((word) => word.startsWith('--project'))
  ? words
  : ['--project=light', '--project=phone', ...words];

await installPackages();
const browsers = await browserEnvironment();

/** Pictures a built workshop, as what to compare with or compared; answers whether it is as it was. */
async function picture(folder, more) {
  const { origin, close } = await serveWorkshop(folder);
  const env = { ...browsers, COMPARE_ORIGIN: origin, COMPARE_INDEX: join(folder, 'index.json') };
  const program = ['test', '--config=tools/compare/playwright.config.ts', ...asked, ...more];
  const { code } = await runBin('playwright', program, { env, show: true });
  await close();
  return code === 0;
}

rmSync(join(root, '.cache/compare/pictures'), { recursive: true, force: true });
await picture(await buildCommit(await commitOf(from)), ['--update-snapshots=all', '--reporter=dot']);
await generateStyles();
await buildWorkshop();
const isAlike = await picture(join(root, 'storybook-static'), []);
say(isAlike ? 'No story differs.' : `What differs: ${join(root, '.cache/compare/report/index.html')}`);
