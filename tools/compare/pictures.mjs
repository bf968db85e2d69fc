import { chromiumFlags } from '../chromium.mjs';

/** The looks in which the stories can be pictured, as the toolbar and the device give them. */
export const looks = {
  light: { globals: 'theme:light' },
  dark: { globals: 'theme:dark' },
  phone: { globals: 'theme:light', width: 390 },
  text: { globals: 'theme:light;text:double' },
  forced: { globals: 'theme:light', forcedColors: 'active' },
};

/** What was drawn before leaves no trace in what is drawn next, and the same is drawn the same. */
const steady = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--num-raster-threads=1',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const desk = { width: 1280, height: 800 };
const sizes = { small: [320, 640], phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] };
const noon = new Date('2026-11-20T12:00:00Z');

/** In the page, before it loads: chance is the same each time. */
function withoutChance() {
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

/** Nothing waits for a scroll, moves or blinks. */
const still = `*, ::before, ::after {
  content-visibility: visible !important; contain-intrinsic-size: none !important;
  animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}`;

/** In the page: which window a story asks for. */
async function windowOf(id) {
  const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
  return story.storyGlobals?.viewport?.value ?? null;
}

/** In the page: opens a story as the sidebar does, plays it, and waits until its letters and pictures are there. */
async function show({ id, patience }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const until = performance.now() + patience;
  const ended = ['completing', 'completed', 'errored', 'aborted', 'finished'];
  let isDrawn = false;
  const hear = ({ storyId, newPhase }) => {
    if (storyId === id && ended.includes(newPhase)) isDrawn = true;
  };
  const fail = () => {
    isDrawn = true;
  };
  const faults = ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException'];
  channel.on('storyRenderPhaseChanged', hear);
  for (const fault of faults) channel.on(fault, fail);
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  while (!isDrawn && performance.now() < until) await pause(20);
  channel.off('storyRenderPhaseChanged', hear);
  for (const fault of faults) channel.off(fault, fail);
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  const coming = () => [...document.images].filter((image) => !image.complete && image.checkVisibility());
  while (coming().length > 0 && performance.now() < until) await pause(20);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  window.scrollTo(0, 0);
  // Two frames: what was measured while drawing is drawn.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** A tab that pictures one story after another. */
async function openTab(browser, origin, { look, patience, reload }) {
  const { globals, width = desk.width, forcedColors = 'none' } = looks[look];
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    viewport: { width, height: desk.height },
    reducedMotion: 'reduce',
    forcedColors,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(noon);
  await page.addInitScript(withoutChance);
  const load = async (words) => {
    await page.goto(`${origin}/iframe.html?globals=${words};a11y.manual:!true&viewMode=story&id=none`);
    await page.waitForFunction(() => document.body.classList.contains('sb-show-errordisplay'));
    await page.addStyleTag({ content: still });
  };
  let loaded = '';
  return {
    async picture({ id, tags = [] }) {
      // A screen by itself, so that what changes in the frame is seen once for each screen.
      const words = `${globals};page:${tags.includes('framed') ? 'whole' : 'none'}`;
      if (words !== loaded || reload) await load(words);
      loaded = words;
      const asked = look === 'phone' ? null : await page.evaluate(windowOf, id);
      const [wide, high] = sizes[asked] ?? [width, desk.height];
      await page.setViewportSize({ width: wide, height: high });
      await page.evaluate(show, { id, patience });
      return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    },
    close: () => context.close(),
  };
}

/** Pictures every one of some stories, two at a time, and gives each to `take` as it comes; `anew`: each in a page just loaded. */
export async function pictureAll(chromium, { executablePath, origin, stories, look, take, reload = false }) {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...steady] });
  const waiting = stories.toSorted(
    (a, b) => Number(a.tags?.includes('framed')) - Number(b.tags?.includes('framed')),
  );
  const work = async () => {
    const tab = await openTab(browser, origin, { look, patience: 10_000, reload });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await take(next, await tab.picture(next));
    await tab.close();
  };
  await Promise.all([work(), work()]);
  await browser.close();
}
