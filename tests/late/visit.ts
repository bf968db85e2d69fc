import { setTimeout as after } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { patience } from '../journeys/patience.ts';
import { stretchedBy, stretchTimers } from '../journeys/stretched-timers.ts';
import { type Case, ready, type Scene, said, signs, wayOn } from './cases.ts';
import { type Code, type Fault, openProxy } from './proxy.ts';
import { type User, userOf } from './user.ts';

export type Visit = { one: Case; code: Code; fault: Fault };

/** In ms: the limits for a pending mark, for a result, and for another document. */
const limits = { pending: 10_000 * patience, answered: 30_000 * patience, arrival: 5000 * patience };
const pause = 100;
/** How long an action that was given up might still run by itself, in ms. */
const calm = 2500 * patience;

/** The interval at which a document is watched, in ms. */
const tick = 50;
/** The ticks that a press may be without any sign: 1 s of the stretched timers, and as much again for the work that it starts. */
const mostSilent = 50 * patience;

/**
 * Runs in each document. Counts ticks, which a busy machine delays like the shop's own work: those from the last press until the
 * number of signs first exceeded that before it, and the longest time without any.
 */
const watch = `{
  let before = 0, waited = 0, silent = 0;
  const count = () => document.body === null ? 0 : ${signs};
  window.signs = { shown: null, silence: 0 };
  const begin = ({ isTrusted, type, key }) => {
    if (!isTrusted || type === 'keydown' && key !== 'Enter') return;
    [before, waited, silent] = [count(), 0, 0];
    window.signs = { shown: null, silence: 0 };
  };
  for (const type of ['click', 'keydown']) addEventListener(type, begin, true);
  setInterval(() => {
    waited += 1;
    if (count() > before) [silent, window.signs.shown] = [0, window.signs.shown ?? waited];
    else window.signs.silence = Math.max(window.signs.silence, silent += 1);
  }, ${tick});
}`;

/** `stretchTimers` for each document, with the helper that tsx puts into its text. */
const stretch = `(() => { const __name = (one) => one; (${stretchTimers})(${JSON.stringify(stretchedBy(patience))}); })()`;

const fieldsOf = (names: readonly string[]): string =>
  `Object.fromEntries(${JSON.stringify(names)}.map((name) => [name, document.querySelector('main [name="' + name + '"]')?.value ?? null]))`;
const isSecret = (name: string): boolean => name.startsWith('password');

/** The state of a page whose action had no result, for the message. */
const seen = `[location.pathname + location.search, ...[...document.querySelectorAll('h1, [role=alert], [aria-invalid=true], :focus')].map(
  (one) => one.name ?? one.textContent.trim())].join(' | ')`;

/** Stores what a login does, and what the device knows besides. */
export async function logIn(user: User, token: string, device: Case['device']): Promise<void> {
  await user.open('/favicon.svg');
  await user.ask(
    `Object.assign(localStorage, ${JSON.stringify({ ...device, access_token: token })}), ` +
      `document.cookie = 'access_token=${encodeURIComponent(token)}; Max-Age=86400; Path=/; SameSite=Lax'`,
  );
}

/** The faults of a visit (empty for none), and the result of the press. */
export type Made = { wrong: string[]; came: string };

/** Makes one visit. */
export async function makeVisit(
  browser: Browser,
  sandbox: string,
  scene: Scene,
  { one, code, fault }: Visit,
  token: () => Promise<string>,
): Promise<Made> {
  const proxy = await openProxy(sandbox, code, fault);
  const context = await browser.createBrowserContext();
  // In its own window: Firefox renders no frames in a background tab.
  const page = await context.newPage({ type: 'window' });
  const user = userOf(page, proxy.url);
  const wrong: string[] = [];
  let came = '';
  const errors: string[] = [];
  const addresses = new Set<string>();
  page.on('pageerror', (error) => errors.push(String(error)));
  const fields = Object.entries(one.fields?.(scene) ?? {});
  const done = async (): Promise<number> => {
    const { done: is } = one;
    if (typeof is === 'string') return (await user.ask<boolean>(`document.body !== null && ${is}`)) ? 1 : 0;
    return proxy.asked.filter((asked) => is(asked, scene)).length;
  };
  const lost = async (names: readonly [string, string][]): Promise<void> => {
    const found = await user.ask<Record<string, string | null>>(fieldsOf(names.map(([name]) => name)));
    for (const [name, text] of names)
      if (found[name] !== text) wrong.push(`${name} holds “${isSecret(name) ? '…' : found[name]}”`);
  };
  const follow = async (
    limit = limits.answered + limits.arrival,
    isOver = said,
  ): Promise<'done' | 'said' | 'neither'> => {
    for (const end = Date.now() + limit; Date.now() < end; await after(pause)) {
      addresses.add(await user.ask<string>('location.href'));
      if ((await done()) > 0) return 'done';
      if ((await user.ask<string>(isOver)) !== '') return 'said';
    }
    return 'neither';
  };
  try {
    await page.setViewport({ width: 1280, height: 900 });
    await page.evaluateOnNewDocument(`(() => ${watch})()`);
    if (patience > 1) await page.evaluateOnNewDocument(stretch);
    if (one.isCustomer) await logIn(user, await token(), one.device);
    await user.open(one.path(scene));
    if (one.isLater) await user.see('the shop', ready);
    for (const [name, text] of fields) await user.write(`main [name="${name}"]`, text);
    await one.press(user, scene);
    // The browser carries out native actions, whatever the page says.
    const outcome = await follow(undefined, one.isNative ? '""' : said);
    came = outcome;
    const mustBeDone = fault === 'slow' || (fault === 'offline' && code !== 'entry');
    if (outcome === 'neither')
      wrong.push(
        `neither done nor answered within ${limits.answered / 1000} s: ${await user.ask<string>(seen)}`,
      );
    if (outcome === 'said' && mustBeDone) wrong.push('given up, though its code came');
    if (one.isNative !== true) {
      if (outcome !== 'done')
        await user.see('a pending mark', 'signs.shown !== null', limits.pending).catch(() => undefined);
      // After a navigation the signs are those of the next document, so they are not checked.
      const { shown, silence } = await user.ask<{ shown: number | null; silence: number }>('signs');
      came = `${outcome}, pending mark after ${shown ?? '…'} ticks, silent for ${silence} ticks`;
      if ((outcome !== 'done' && shown === null) || silence > mostSilent)
        wrong.push(`nothing showed for ${silence} ticks of ${tick} ms that it is waited for`);
    }
    if (outcome === 'said') {
      if (one.fields) await lost(fields);
      proxy.heal();
      await after(calm);
      if (one.isShown !== true && (await done()) > 0) wrong.push('done after it was said to have failed');
      if ((await done()) === 0) {
        const first = await user.ask<number>('performance.timeOrigin');
        await user.press(wayOn);
        await user.see('the shop', `${ready} && document.readyState === 'complete'`);
        const isAnew = first !== (await user.ask<number>('performance.timeOrigin'));
        await lost(fields.filter(([name]) => !isAnew || !isSecret(name)));
        for (const [name, text] of isAnew ? fields : [])
          if (isSecret(name)) await user.write(`main [name="${name}"]`, text);
        const isThere = one.isShown === true && (await follow(2 * calm, '""')) === 'done';
        if (!isThere) await one.press(user, scene);
        if (!isThere && (await follow(undefined, '""')) !== 'done') wrong.push('the way on does not lead on');
      }
    }
    if (one.end) await user.see('the end', one.end, limits.answered);
    await after(calm / 2);
    const times = await done();
    if (times > 1) wrong.push(`done ${times} times`);
    const secrets = [scene.password, encodeURIComponent(scene.password)];
    const places = [...proxy.asked.map(({ url }) => url), ...addresses];
    places.push(await user.ask<string>('JSON.stringify({ ...localStorage, ...sessionStorage })'));
    if (places.some((place) => secrets.some((secret) => place.includes(secret))))
      wrong.push('the password stands in an address or on the device');
  } catch (reason) {
    wrong.push(reason instanceof Error ? reason.message : String(reason));
  } finally {
    await context.close();
    await proxy.close();
  }
  // Firefox reports a document's own scripts that the fault keeps away; after a reload the entry of another version.
  const keptAway = `Error: Loading module from “${proxy.url}/assets/${code === 'entry' ? '' : 'index-other-'}`;
  const uncaught = errors.filter((error) => !error.startsWith(keptAway));
  wrong.push(...uncaught.map((error) => `uncaught: ${error}`));
  return { wrong, came };
}
