import { spawn } from 'node:child_process';
import { browserEnvironment, noticeBrowser } from './chromium.mjs';
import { freePortOf } from './ports.mjs';
import { buildWorkshop, setUp } from './prepare.mjs';
import { binPath, browserTests, root, runBin } from './run.mjs';

/**
 * `npm run workshop`: starts Storybook on port 6006. `-- build` writes it to `storybook-static/`, or to `--output-dir`, which
 * Chromatic passes; `-- check` tests the built one in a browser (tests/journeys/workshop.journey.ts).
 */
const [command, ...words] = process.argv.slice(2);

function start(args) {
  const storybook = spawn(process.execPath, [binPath('storybook'), ...args, '--disable-telemetry'], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => storybook.kill(signal));
  storybook.on('exit', (code) => process.exit(code ?? 0));
}

const isDev = command !== 'build' && command !== 'check';
const port = isDev ? await freePortOf('PORT', 6006) : undefined;
if (command === 'check') noticeBrowser();
await setUp();
if (command === 'check') {
  const env = await browserEnvironment();
  await buildWorkshop();
  const { code } = await runBin('playwright', ['test', ...browserTests, '--project=workshop', ...words], {
    env,
    show: true,
  });
  process.exitCode = code;
} else if (command === 'build') start(['build', '--quiet', ...words]);
else start(['dev', '--port', String(port), '--no-open', ...process.argv.slice(2)]);
