import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { browserEnvironment, chromiumFlags } from './chromium.mjs';
import { freePort } from './network.mjs';
import { installPackages } from './prepare.mjs';
import { conclude, say, seconds } from './report.mjs';
import { npm, root, run } from './run.mjs';
import { lookingFor, openPage, serveWorkshop } from './workshop-pages.mjs';

/**
 * `npm run check:statechart`: the addon as a stranger has it. It is packed, its package and types are checked, and it is installed
 * in an empty project that holds the files of its README and machines of other trades; the project is opened in Chromium as
 * built, then while it is developed and a machine is edited. It asks the registry, so it is no part of `npm test`.
 */
const began = Date.now();
const work = mkdtempSync(join(tmpdir(), 'statechart-'));
const project = join(work, 'project');
const faults = [];
const look = lookingFor(faults);
const readme = readFileSync(join(root, 'statechart/README.md'), 'utf8');
const blocks = readme.matchAll(/^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```/gm);
const files = Object.fromEntries(Array.from(blocks, ([, path, text]) => [path, text]));

/** What the chart of each machine of `statechart/testing/machines.ts` has to hold; `city` has more states than are drawn. */
const holds = {
  player: ['picture', 'sound', '[not in sound › muted]'],
  editor: ['H*', 'slanted'],
  thermostat: ['boosting', 'strong'],
  forecast: ['fetchForecast', 'after 30 s', 'after backoff'],
  journey: ['2. at once', 'finished'],
  city: ['Too large to be drawn'],
};
const stories = `import { createActor, createMachine } from 'xstate';
import * as trades from './machines';
const states = Object.fromEntries(Array.from({ length: 900 }, (_, index) => ['s' + index, {}]));
const machines = { ...trades, city: createMachine({ id: 'city', initial: 's0', states }) };
const args = (name) => ({ args: { snapshot: createActor(machines[name]).getSnapshot() } });
export default { title: 'Trades', component: ({ snapshot }) => JSON.stringify(snapshot.value) };
${Object.keys(holds)
  .map((name) => `export const ${name} = args('${name}');`)
  .join('\n')}`;

const put = (path, text) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};

async function must(what, program, args, cwd = project) {
  const { code, output } = await run(program, args, { cwd });
  if (code !== 0) throw new Error(`${what}:\n${output.slice(-3000)}`);
  say(`${what} (${seconds(began)}).`);
}

async function install() {
  const pack = ['pack', '--workspace', 'statechart', '--pack-destination', work, '--silent'];
  await must('The addon is packed', npm, pack, root);
  const { name, version, peerDependencies } = JSON.parse(
    readFileSync(join(root, 'statechart/package.json'), 'utf8'),
  );
  const addon = join(work, `${name}-${version}.tgz`);
  const publint = ['exec', '--yes', '--package=publint@0.3.25', '--', 'publint', 'run', addon, '--strict'];
  await must('Its package is sound', npm, publint, work);
  const attw = ['exec', '--yes', '--package=@arethetypeswrong/cli@0.18.5', '--', 'attw', addon];
  await must('Its types are found', npm, [...attw, '--profile', 'esm-only'], work);
  const { dependencies: used, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const wanted = ['vite', '@storybook/react-vite', 'react-dom', ...Object.keys(peerDependencies)];
  const dependencies = Object.fromEntries(
    wanted.map((each) => [each, { ...used, ...devDependencies }[each]]),
  );
  dependencies[name] = `file:${addon}`;
  put('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
  for (const [path, text] of Object.entries({ ...files, 'src/trades.stories.tsx': stories })) put(path, text);
  copyFileSync(join(root, 'statechart/testing/machines.ts'), join(project, 'src/machines.ts'));
  await must('A stranger has installed it', npm, ['install', '--no-audit', '--no-fund', '--silent']);
}

/** A story's chart in the panel, from now on. */
async function open(page, origin, story) {
  await page.goto(`${origin}/?path=/story/${story}`);
  await page.getByRole('tab', { name: 'Machine' }).click();
  return page.locator('state-chart .stage');
}

/** An event pressed in the chart of a running machine is sent, and the lit state moves. */
async function press(page, origin) {
  const stage = await open(page, origin, 'light--live');
  await stage.locator('[data-state$=".green"].lit').waitFor();
  await stage.locator('[data-transition]', { hasText: 'button.pressed' }).first().click();
  await stage.locator('[data-state$=".yellow"].lit').waitFor();
}

async function lookAt(page, origin) {
  for (const [name, texts] of Object.entries(holds)) {
    const stage = await open(page, origin, `trades--${name}`);
    for (const text of texts)
      await look(`The chart of ${name} does not hold “${text}”`, () =>
        stage.getByText(text).first().waitFor(),
      );
  }
  await look('A running machine is not shown, or hears no event', () => press(page, origin));
  await page.goto(`${origin}/?path=/docs/light--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe').locator('state-chart .stage');
  await look('A docs page has no chart', () => docs.getByText('yellow').waitFor());
}

try {
  await installPackages();
  await install();
  const storybook = join(project, 'node_modules/storybook/dist/bin/dispatcher.js');
  const build = [storybook, 'build', '--quiet', '--disable-telemetry'];
  await must('It is built', process.execPath, build);
  const { HEADLESS_SHELL_PATH } = await browserEnvironment();
  const browser = await chromium.launch({ executablePath: HEADLESS_SHELL_PATH, args: chromiumFlags });
  const hear = (text) => /statechart|state-chart|machine|elk/i.test(text) && faults.push(`Said: ${text}`);
  const page = await openPage(browser, { patience: 30_000, hear });
  const { origin, close } = await serveWorkshop(join(project, 'storybook-static'));
  await lookAt(page, origin);
  close();
  const port = String(await freePort());
  const dev = [storybook, 'dev', '--port', port, '--no-open', '--ci', '--disable-telemetry'];
  const server = spawn(process.execPath, dev, { cwd: project, stdio: 'ignore' });
  const developed = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 120 && !(await fetch(developed).catch(() => undefined)); tries += 1)
    await wait(500);
  await look('While it is developed a running machine hears no event', () => press(page, developed));
  const stage = await open(page, developed, 'light--green');
  await stage.getByText('yellow').waitFor();
  put('src/light.ts', files['src/light.ts'].replace('red: {', 'dark: {}, red: {'));
  await look('An edited machine keeps its old drawing', () => stage.getByText('dark').waitFor());
  await browser.close();
  server.kill('SIGTERM');
} catch (error) {
  faults.push(error.message);
}
rmSync(work, { recursive: true, force: true });
conclude(
  `statechart: a stranger’s project with ${Object.keys(holds).length} machines (${seconds(began)})`,
  faults,
);
