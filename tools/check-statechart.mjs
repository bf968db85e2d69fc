import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { browserEnvironment, chromiumFlags } from './chromium.mjs';
import { freePort } from './network.mjs';
import { installPackages } from './prepare.mjs';
import { conclude, say, seconds } from './report.mjs';
import { npm, root, run, runBin } from './run.mjs';
import { serveWorkshop } from './workshop-server.mjs';

/**
 * `node tools/check-statechart.mjs`: the addon as a stranger has it. It is packed, installed from the registry's packages into an
 * empty project that knows nothing of this one, built, and opened in Chromium; then it is opened while it is being developed,
 * and one of its machines is edited. Takes some minutes; no part of `npm test`.
 */
const patience = 60_000;
await installPackages();
const { HEADLESS_SHELL_PATH } = await browserEnvironment();
const began = Date.now();
const work = mkdtempSync(join(tmpdir(), 'statechart-'));
const project = join(work, 'project');
const faults = [];

const put = (path, text) => {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const storybook = join(project, 'node_modules/storybook/dist/bin/dispatcher.js');

/** A source of the package as it is published: its module and its types. */
const published = (source) => {
  const stem = source.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
};

/** Builds the addon of `statechart/` and packs it as npm would publish it. Gives the path of the packed file. */
async function packStatechart(folder) {
  const built = join(folder, 'package');
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  const compiled = await runBin('tsc', ['--project', 'statechart/tsconfig.json', '--outDir', built]);
  if (compiled.code !== 0) throw new Error(`The addon does not compile:\n${compiled.output}`);
  const description = JSON.parse(readFileSync(join(root, 'statechart/package.json'), 'utf8'));
  const exports = Object.entries(description.exports).map(([name, source]) => [name, published(source)]);
  const whole = { ...description, exports: Object.fromEntries(exports) };
  writeFileSync(join(built, 'package.json'), JSON.stringify(whole, null, 2));
  cpSync(join(root, 'statechart/README.md'), join(built, 'README.md'));
  const packed = await run(npm, ['pack', built, '--pack-destination', folder, '--silent']);
  if (packed.code !== 0) throw new Error(`The addon cannot be packed:\n${packed.output}`);
  return join(folder, `${description.name}-${description.version}.tgz`);
}

const machines = {
  door: `createMachine({ initial: 'open', states: { open: { on: { shut: 'shut' } }, shut: { on: { opened: 'open' } } } })`,
  lamp: `createMachine({
    context: { floor: 0 },
    initial: 'dark',
    states: {
      dark: { on: { pressed: [{ guard: ({ context }) => context.floor > 3, target: 'bright' }, { target: 'dim' }] } },
      bright: {},
      dim: {},
    },
  })`,
  player: `createMachine({
    id: 'player',
    type: 'parallel',
    states: {
      picture: {
        initial: 'stopped',
        states: {
          stopped: { after: { 2000: 'playing' } },
          playing: { on: { paused: 'stopped' } },
          last: { type: 'history', history: 'deep' },
        },
      },
      sound: { initial: 'heard', states: { heard: { on: { muted: 'silent' } }, silent: {} } },
    },
  })`,
  crowd: `createMachine({ id: 'crowd', initial: 's0', states: Object.fromEntries(Array.from({ length: 200 },
    (_, index) => ['s' + index, { on: { next: 's' + ((index + 1) % 200) } }])) })`,
  city: `createMachine({ id: 'city', initial: 's0', states: Object.fromEntries(Array.from({ length: 900 },
    (_, index) => ['s' + index, {}])) })`,
};
const starts = {
  door: `'open'`,
  lamp: `'dark'`,
  player: `{ picture: 'stopped', sound: 'heard' }`,
  crowd: `'s7'`,
  city: `'s0'`,
};

const mainOf = (...addons) =>
  `export default { framework: '@storybook/react-vite', stories: ['../stories/*.stories.js'], addons: ${JSON.stringify(addons)}, core: { disableTelemetry: true } };`;

function writeProject(addon) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const pins = { ...dependencies, ...devDependencies };
  const wanted = [
    'vite',
    'storybook',
    '@storybook/react-vite',
    'react',
    'react-dom',
    'xstate',
    '@vitejs/plugin-react',
    '@storybook/addon-docs',
  ];
  put(
    'package.json',
    JSON.stringify({
      name: 'stranger',
      private: true,
      type: 'module',
      dependencies: {
        ...Object.fromEntries(wanted.map((name) => [name, pins[name]])),
        'storybook-xstate-statechart': `file:${addon}`,
      },
    }),
  );
  put('.storybook/main.js', mainOf('storybook-xstate-statechart'));
  put('stories/living.stories.js', living);
  for (const [name, machine] of Object.entries(machines)) {
    put(
      `stories/${name}.js`,
      `import { createMachine } from 'xstate';\nexport const ${name} = ${machine};\n`,
    );
    put(
      `stories/${name}.stories.js`,
      [
        `import { createElement } from 'react';`,
        `import { ${name} } from './${name}.js';`,
        `export default { title: 'House/${name}', component: ({ snapshot }) => createElement('p', null, JSON.stringify(snapshot.value)) };`,
        `export const Begins = { args: { snapshot: ${name}.resolveState({ value: ${starts[name]}, context: { floor: 0 } }) } };`,
      ].join('\n'),
    );
  }
}

/** A running machine, as the addon's page tells how to show one. */
const living = `import { createElement, useEffect, useMemo } from 'react';
import { createActor } from 'xstate';
import { showActor } from 'storybook-xstate-statechart/live';
import { door } from './door.js';
function Living() {
  const actor = useMemo(() => createActor(door).start(), []);
  useEffect(() => showActor(actor), [actor]);
  return createElement('p', null, 'It lives.');
}
export default { title: 'House/living', component: Living };
export const Lives = {};
`;

/** Pages of text, as the addon's page tells how to have them. */
function addDocs() {
  put('.storybook/main.js', mainOf('@storybook/addon-docs', 'storybook-xstate-statechart'));
  put(
    '.storybook/preview.js',
    `import { StatechartDocs } from 'storybook-xstate-statechart/docs-page';
export default { tags: ['autodocs'], parameters: { docs: { page: StatechartDocs } } };
`,
  );
}

/** A page at a desk; `hear` gets each error of its console. */
async function openPage(browser, { hear = () => {} } = {}) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(patience);
  page.on('console', (message) => message.type() === 'error' && hear(message.text()));
  page.on('pageerror', (error) => hear(error.message));
  return page;
}

/** Opens the stories one after the other by the sidebar; `holds` gives what has to be read in each panel. */
const holds = {
  door: ['open', 'shut'],
  lamp: ['dark', 'bright', '[context.floor', '1. pressed', '2. pressed'],
  player: ['picture', 'sound', 'H*', 'after 2 s'],
  crowd: ['s7', 's199'],
  city: ['Too large to be drawn'],
};

async function openStories(browser, origin) {
  const warned = [];
  const page = await openPage(browser, { hear: (error) => warned.push(error) });
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text());
  });
  await page.goto(`${origin}/?path=/story/house-door--begins`);
  const stage = page.locator('state-chart .stage');
  for (const [name, texts] of Object.entries(holds)) {
    const branch = page.locator(`[data-item-id="house-${name}"] [aria-expanded]`).first();
    if ((await branch.getAttribute('aria-expanded')) === 'false') await branch.click();
    await page.locator(`[data-item-id="house-${name}--begins"]`).locator('a, button').first().click();
    for (const text of texts) {
      await stage
        .getByText(text, { exact: false })
        .first()
        .waitFor({ state: 'attached' })
        .catch(() => faults.push(`the chart of ${name} does not hold “${text}”`));
    }
  }
  await page.locator('[data-item-id="house-living"] [aria-expanded]').first().click();
  await page.locator('[data-item-id="house-living--lives"]').locator('a, button').first().click();
  await pressLive(page, 'built');
  const said = warned.filter((text) => /cycle|statechart|state-chart|machine|elk/i.test(text));
  if (said.length > 0) faults.push(`the browser's console says: ${said.join(' · ').slice(0, 600)}`);
}

/** An event pressed in the chart of a running machine is sent, and the lit state moves. */
async function pressLive(page, where) {
  await page.getByRole('tab', { name: 'Machine' }).click();
  const lit = (state) => page.locator(`state-chart [data-state$=".${state}"].lit`);
  try {
    await lit('open').waitFor();
    await page.locator('state-chart .stage [data-transition]', { hasText: 'shut' }).first().click();
    await lit('shut').waitFor();
  } catch {
    faults.push(`a running machine is not shown, or hears no event (${where})`);
  }
}

async function editMachine(browser) {
  const port = await freePort();
  const args = [storybook, 'dev', '--port', String(port), '--no-open', '--ci', '--disable-telemetry'];
  const server = spawn(process.execPath, args, { cwd: project, stdio: 'ignore' });
  try {
    const origin = `http://127.0.0.1:${port}`;
    const isServed = () =>
      fetch(origin)
        .then(({ ok }) => ok)
        .catch(() => false);
    for (let tries = 0; tries < 120 && !(await isServed()); tries += 1) await wait(500);
    const page = await openPage(browser);
    await page.goto(`${origin}/?path=/story/house-door--begins`);
    await page.getByRole('tab', { name: 'Machine' }).click();
    await page.locator('state-chart .stage svg').waitFor();
    const edited = machines.door.replace(`open: {`, `ajar: {}, open: {`);
    put('stories/door.js', `import { createMachine } from 'xstate';\nexport const door = ${edited};\n`);
    await page
      .locator('state-chart .stage')
      .getByText('ajar')
      .waitFor()
      .catch(() => faults.push('an edited machine keeps its old drawing'));
    await page.goto(`${origin}/?path=/story/house-living--lives`);
    await pressLive(page, 'while it is developed');
    await page.goto(`${origin}/?path=/docs/house-lamp--docs`);
    await page
      .frameLocator('#storybook-preview-iframe')
      .locator('state-chart .stage svg')
      .getByText('bright')
      .first()
      .waitFor()
      .catch(() => faults.push('a page of text has no chart'));
    await page.close();
  } finally {
    server.kill('SIGTERM');
  }
}

try {
  const addon = await packStatechart(work);
  writeProject(addon);
  say('Installing the stranger’s project …');
  const installed = await run(npm, ['install', '--no-audit', '--no-fund', '--silent'], { cwd: project });
  if (installed.code !== 0) throw new Error(`It cannot be installed:\n${installed.output.slice(-2000)}`);
  say(`Installed (${seconds(began)}).`);
  const built = await run(process.execPath, [storybook, 'build', '--quiet', '--disable-telemetry'], {
    cwd: project,
  });
  if (built.code !== 0 || !existsSync(join(project, 'storybook-static/index.json')))
    throw new Error(`It cannot be built:\n${built.output.slice(-2000)}`);
  say(`Built (${seconds(began)}).`);
  const { origin, close } = await serveWorkshop(join(project, 'storybook-static'));
  const browser = await chromium.launch({ executablePath: HEADLESS_SHELL_PATH, args: chromiumFlags });
  await openStories(browser, origin);
  close();
  addDocs();
  await editMachine(browser);
  await browser.close();
} catch (error) {
  faults.push(error.message);
}
rmSync(work, { recursive: true, force: true });
conclude(
  `statechart: a stranger’s project with its ${Object.keys(machines).length} machines (${seconds(began)})`,
  faults,
);
