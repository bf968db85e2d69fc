import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { browserEnvironment, chromiumFlags } from './chromium.mjs';
import { freePort } from './network.mjs';
import { conclude, say, seconds } from './report.mjs';
import { npm, root, run } from './run.mjs';
import { serveWorkshop } from './workshop-server.mjs';

/**
 * `node tools/check-statechart.mjs`: packs the addon, installs it in an empty project with the files of its README and other
 * machines, and tests the built Storybook and its development server. Takes minutes; not part of `npm test`.
 */
const began = Date.now();
const work = mkdtempSync(join(tmpdir(), 'statechart-'));
const project = join(work, 'project');
const faults = [];
/** Records a fault if a check returns `false` or times out. */
async function look(what, find) {
  try {
    if ((await find()) === false) faults.push(what);
  } catch (error) {
    faults.push(`${what} (${error.message.split('\n')[0]})`);
  }
}
/** The texts that the chart of each machine of `packages/statechart/testing/machines.ts` has to contain. */
const holds = {
  player: ['picture', 'sound', '[not in sound › muted]'],
  editor: ['H*', 'slanted'],
  thermostat: ['boosting', 'strong'],
  forecast: ['fetchForecast', 'after 30 s', 'after backoff'],
  journey: ['2. at once', 'finished'],
};
const readFile = (path) => readFileSync(join(root, path), 'utf8');
const files = { 'package.json': '{ "private": true, "type": "module" }' };
const block = /^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```/gm;
for (const [, path, text] of readFile('packages/statechart/README.md').matchAll(block)) files[path] = text;
files['src/machines.ts'] = readFile('packages/statechart/testing/machines.ts');
files['src/trades.stories.tsx'] = `import { createActor } from 'xstate';
import * as trades from './machines';
export default { title: 'Trades', component: ({ snapshot }) => JSON.stringify(snapshot.value) };
const of = (machine) => ({ args: { snapshot: createActor(machine).getSnapshot() } });
${Object.keys(holds).reduce((text, name) => `${text}export const ${name} = of(trades.${name});\n`, '')}`;
for (const folder of ['.storybook', 'src']) mkdirSync(join(project, folder), { recursive: true });
const put = (path, text) => writeFileSync(join(project, path), text);

async function must(what, program, args, cwd = project) {
  const { code, output } = await run(program, args, { cwd });
  if (code !== 0) throw new Error(`${what}:\n${output.slice(-3000)}`);
  say(`${what} (${seconds(began)}).`);
}
async function install() {
  await must(
    'The addon is packed',
    npm,
    ['pack', '-w', 'packages/statechart', '--pack-destination', work],
    root,
  );
  const { name, version, peerDependencies } = JSON.parse(readFile('packages/statechart/package.json'));
  const addon = join(work, `${name}-${version}.tgz`);
  const exec = ['exec', '--yes', '--package=publint@0.3.25', '--package=@arethetypeswrong/cli@0.18.5', '--'];
  await must('Its package is sound', npm, [...exec, 'publint', 'run', addon, '--strict'], work);
  await must('Its types are found', npm, [...exec, 'attw', addon, '--profile', 'esm-only'], work);
  const { dependencies, devDependencies: pins } = JSON.parse(readFile('package.json'));
  const wanted = ['vite', '@storybook/react-vite', 'react-dom', ...Object.keys(peerDependencies)];
  const all = [...wanted.map((each) => `${each}@${pins[each] ?? dependencies[each]}`), addon];
  for (const [path, text] of Object.entries(files)) put(path, text);
  await must('A stranger has installed it', npm, ['install', '--no-audit', '--no-fund', '--silent', ...all]);
}

async function open(page, origin, story) {
  await page.goto(`${origin}/?path=/story/${story}`);
  await page.getByRole('tab', { name: 'Machine' }).click();
  return page.locator('state-chart .stage');
}

async function lookAt(page, origin) {
  for (const [name, texts] of Object.entries(holds)) {
    const stage = await open(page, origin, `trades--${name}`);
    for (const text of texts)
      await look(`The chart of ${name} does not hold “${text}”`, () =>
        stage.getByText(text).first().waitFor(),
      );
  }
  await look('A running machine is not shown, or receives no event', async () => {
    const stage = await open(page, origin, 'light--live');
    await stage.locator('[data-state$=".green"].lit').waitFor();
    await stage.locator('[data-transition]', { hasText: 'button.pressed' }).first().click();
    await stage.locator('[data-state$=".yellow"].lit').waitFor();
  });
  await page.goto(`${origin}/?path=/docs/light--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe').locator('state-chart .stage');
  await look('A docs page has no chart', () => docs.getByText('yellow').waitFor());
}

const ended = new AbortController();
try {
  await install();
  const storybook = join(project, 'node_modules/storybook/dist/bin/dispatcher.js');
  await must('It is built', process.execPath, [storybook, 'build', '--quiet', '--disable-telemetry']);
  const { HEADLESS_SHELL_PATH } = await browserEnvironment();
  const browser = await chromium.launch({ executablePath: HEADLESS_SHELL_PATH, args: chromiumFlags });
  const hear = (text) => /statechart|state-chart|machine|elk/i.test(text) && faults.push(`Said: ${text}`);
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  page.on('console', (message) => message.type() === 'error' && hear(message.text()));
  page.on('pageerror', (error) => hear(error.message));
  const built = await serveWorkshop(join(project, 'storybook-static'));
  await lookAt(page, built.origin);
  built.close();
  const port = await freePort();
  const dev = [storybook, 'dev', `--port=${port}`, '--no-open', '--ci', '--disable-telemetry'];
  spawn(process.execPath, dev, { cwd: project, stdio: 'ignore', signal: ended.signal }).on('error', () => {});
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 120 && !(await fetch(origin).catch(() => undefined)); tries += 1)
    await wait(500);
  await lookAt(page, origin);
  const stage = await open(page, origin, 'light--green');
  await stage.getByText('yellow').waitFor();
  put('src/light.ts', files['src/light.ts'].replace('red: {', 'dark: {}, red: {'));
  await look('An edited machine keeps its old drawing', () => stage.getByText('dark').waitFor());
  await browser.close();
} catch (error) {
  faults.push(error.message);
}
ended.abort();
rmSync(work, { recursive: true, force: true });
conclude(
  `statechart: a stranger’s project with ${Object.keys(holds).length} machines (${seconds(began)})`,
  faults,
);
