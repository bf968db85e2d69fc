import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { chromium } from 'playwright-core';
import { browserEnvironment, chromiumFlags } from './chromium.mjs';
import { buildWorkshop, setUp } from './prepare.mjs';
import { root } from './run.mjs';

/** A built workshop's entries, and an address at which it is served. */
export async function serveWorkshop(folder = join(root, 'storybook-static')) {
  const server = fastify();
  server.register(fastifyStatic, { root: folder, maxAge: '1h' });
  // A browser asks for it by itself.
  server.get('/favicon.ico', (_, answer) => answer.code(204).send());
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return { entries: Object.values(entries), folder, origin, close: () => server.close() };
}

/** The workshop of the sources as they stand, built where they have changed, and a browser to look at it with. */
export async function openWorkshop() {
  await setUp();
  const { HEADLESS_SHELL_PATH } = await browserEnvironment();
  await buildWorkshop();
  const served = await serveWorkshop();
  const browser = await chromium.launch({ executablePath: HEADLESS_SHELL_PATH, args: chromiumFlags });
  const close = async () => {
    await browser.close();
    await served.close();
  };
  return { ...served, browser, close };
}

/** A page of a browser at a desk, or so wide and high; `hear` gets each error of its console, with what it is of. */
export async function openPage(browser, { width = 1440, height = 900, patience, hear = () => {} }) {
  const page = await browser.newPage({ locale: 'fr-FR', viewport: { width, height } });
  page.setDefaultTimeout(patience);
  page.on('console', (message) => {
    if (message.type() === 'error') hear(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => hear(error.message));
  return page;
}

/** Notes among the faults what a look does not find: it answers `false`, or something never comes. */
export const lookingFor = (faults) => async (what, look) => {
  try {
    if ((await look()) === false) faults.push(what);
  } catch (error) {
    faults.push(`${what} (${error.message.split('\n')[0]})`);
  }
};

/** In the page, before it loads: features of Storybook that watch every element of a story. */
function leaveOut(names) {
  let features;
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set: (given) => {
      features = { ...given, ...Object.fromEntries(names.map((name) => [name, false])) };
    },
  });
}

/** In the page: chooses an entry as Storybook's own sidebar does, and tells what is there once it is drawn. */
async function show({ id, type, mayBeEmpty, patience }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const isSoon = async (holds, time) => {
    const until = performance.now() + time;
    while (!holds()) {
      if (performance.now() > until) return false;
      await pause(15);
    }
    return true;
  };
  const faults = [];
  let isDrawn = false;
  const ended = ['completing', 'completed', 'errored', 'finished'];
  const hearPhase = ({ storyId, newPhase }) => {
    if (storyId === id && ended.includes(newPhase)) isDrawn = true;
  };
  const hearDocs = (docs) => {
    if (docs === id) isDrawn = true;
  };
  const fail = (fault) => {
    faults.push(fault?.message ?? fault?.description ?? fault?.name ?? String(fault));
    isDrawn = true;
  };
  const listeners = [
    ['storyRenderPhaseChanged', hearPhase],
    ['docsRendered', hearDocs],
    ...['storyThrewException', 'storyErrored', 'storyMissing', 'configError'].map((each) => [each, fail]),
  ];
  for (const [event, hear] of listeners) channel.on(event, hear);
  channel.emit('setCurrentStory', { storyId: id, viewMode: type });
  if (!(await isSoon(() => isDrawn, patience))) faults.push('it never came');
  for (const [event, hear] of listeners) channel.off(event, hear);

  /** What a page of text leads to is opened by Storybook's own page: followed by itself, a link would leave it behind. */
  const isLed = (link) => {
    let isSent = false;
    const hear = () => {
      isSent = true;
    };
    const stay = (event) => event.preventDefault();
    const asks = ['selectStory', 'navigateUrl'];
    for (const ask of asks) channel.on(ask, hear);
    window.addEventListener('click', stay, true);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    window.removeEventListener('click', stay, true);
    for (const ask of asks) channel.off(ask, hear);
    return isSent;
  };

  const place = `#storybook-${type === 'docs' ? 'docs' : 'root'}`;
  // What is hidden is not drawn. A part that stands beside the root (a printed sheet, a dialog) counts too.
  const isSeen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const holdsText = () =>
    [...document.querySelectorAll(`${place}, body > [role], body > section`)].some(
      (each) => isSeen(each) && each.innerText.trim() !== '',
    );
  const pictures = `${place} :is(svg, img, progress, input, button, [aria-hidden=true])`;
  const holdsPicture = () =>
    [...document.querySelectorAll(pictures)].some(
      (each) => isSeen(each) && each.getBoundingClientRect().height > 8,
    );
  const holds = () => holdsText() || holdsPicture();
  const isThere = await isSoon(holds, mayBeEmpty ? 100 : 3000);
  if (isThere === mayBeEmpty) faults.push(isThere ? 'something is drawn' : 'nothing is drawn');

  const charts = [...document.querySelectorAll(`${place} [data-statechart]`)];
  const isChartDrawn = (chart) =>
    (chart.querySelector('state-chart')?.shadowRoot?.querySelector('.stage > svg text') ?? null) !== null;
  if (!(await isSoon(() => charts.every(isChartDrawn), patience))) faults.push('a chart is not drawn');

  const links = type === 'docs' ? [...document.querySelectorAll(`${place} a[href*="path=/"]`)] : [];
  const stray = links.filter((link) => !isLed(link));
  if (stray.length > 0)
    faults.push(`${stray.length} links leave the workshop: ${stray[0].getAttribute('href')}`);
  return { faults, charts: charts.length, links: links.length };
}

/** The photo that a story asks for because nobody has it (stories/sample/pictures.ts): its answer may come to the next story. */
const isMissingOnPurpose = (error) => error.endsWith('/media/uploads/absente.png');

/**
 * A tab of the workshop's stories, which stays while one entry after the other is opened in it. `open` gives what is wrong
 * with an entry. No story plays and axe does not run: the story tests do both.
 */
export async function openTab(browser, origin, { width, patience }) {
  let errors = [];
  const hear = (error) => isMissingOnPurpose(error) || errors.push(error);
  const page = await openPage(browser, { width, height: 844, patience, hear });
  await page.addInitScript(leaveOut, ['highlight', 'measure', 'outline', 'backgrounds']);
  const load = async () => {
    await page.goto(`${origin}/iframe.html?globals=a11y.manual:!true&viewMode=story&id=none`);
    await page.waitForFunction(() => document.body.classList.contains('sb-show-errordisplay'));
    // Storybook plays no story of an embedded page; it watches every element of one that was embedded from the beginning.
    await page.evaluate(() => history.replaceState({}, '', `${location.href}&embed=true`));
    errors = [];
  };
  await load();

  return {
    page,
    async open({ id, type, tags = [] }) {
      errors = [];
      const asked = { id, type, mayBeEmpty: tags.includes('draws-nothing'), patience };
      const found = await page
        .evaluate(show, asked)
        .catch(({ message }) => ({ faults: [message], charts: 0, links: 0 }));
      const faults = [...errors, ...found.faults];
      // What follows one that failed begins anew.
      if (faults.length > 0) await load();
      return { ...found, faults };
    },
    close: () => page.close(),
  };
}
