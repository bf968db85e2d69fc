import { setTimeout as after } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { type Case, ready, type Scene, said, signs, wayOn } from './cases.ts';
import { type Hand, handOf } from './hand.ts';
import { type Code, type Fault, openProxy } from './proxy.ts';

export type Visit = { one: Case; code: Code; fault: Fault };

/** In ms: until a press shows that it was heard, until it is done or answered, what a busy machine may add, and what another document. */
const limits = { heard: 1000, answered: 30_000, slack: 1500, arrival: 5000 };
const pause = 100;
/** How long something that was given up could still be done by itself, in ms. */
const calm = 2500;

/**
 * Runs in each document, and tells in ms how long after the last press more signs stood there than before, and how long at most
 * none did.
 */
const watch = `{
  let before = 0, since = 0, last = 0;
  const count = () => document.body === null ? 0 : ${signs};
  window.signs = { heard: null, silence: 0 };
  const begin = ({ isTrusted, type, key }) => {
    if (!isTrusted || type === 'keydown' && key !== 'Enter') return;
    [before, since, last] = [count(), performance.now(), performance.now()];
    window.signs = { heard: null, silence: 0 };
  };
  for (const type of ['click', 'keydown']) addEventListener(type, begin, true);
  setInterval(() => {
    const now = performance.now();
    if (count() > before) [last, window.signs.heard] = [now, window.signs.heard ?? now - since];
    else window.signs.silence = Math.max(window.signs.silence, now - last);
  }, 50);
}`;

const fieldsOf = (names: readonly string[]): string =>
  `Object.fromEntries(${JSON.stringify(names)}.map((name) => [name, document.querySelector('main [name="' + name + '"]')?.value ?? null]))`;
const isSecret = (name: string): boolean => name.startsWith('password');

/** What a page says for itself where nothing came of a press. */
const seen = `[location.pathname + location.search, ...[...document.querySelectorAll('h1, [role=alert], [aria-invalid=true], :focus')].map(
  (one) => one.name ?? one.textContent.trim())].join(' | ')`;

async function logIn(hand: Hand, token: string): Promise<void> {
  await hand.open('/favicon.svg');
  await hand.ask(
    `localStorage.setItem('access_token', ${JSON.stringify(token)}), ` +
      `document.cookie = 'access_token=${encodeURIComponent(token)}; Max-Age=86400; Path=/; SameSite=Lax'`,
  );
}

/** What was wrong in a visit (nothing, where all is well), and what came of the press. */
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
  // A window of its own: in Firefox a tab behind another draws no frames.
  const page = await context.newPage({ type: 'window' });
  const hand = handOf(page, proxy.url);
  const wrong: string[] = [];
  let came = '';
  const errors: string[] = [];
  const addresses = new Set<string>();
  page.on('pageerror', (error) => errors.push(String(error)));
  const fields = Object.entries(one.fields?.(scene) ?? {});
  const done = async (): Promise<number> => {
    const { done: is } = one;
    if (typeof is === 'string') return (await hand.ask<boolean>(`document.body !== null && ${is}`)) ? 1 : 0;
    return proxy.asked.filter((asked) => is(asked, scene)).length;
  };
  const lost = async (names: readonly [string, string][]): Promise<void> => {
    const found = await hand.ask<Record<string, string | null>>(fieldsOf(names.map(([name]) => name)));
    for (const [name, text] of names)
      if (found[name] !== text) wrong.push(`${name} holds “${isSecret(name) ? '…' : found[name]}”`);
  };
  const follow = async (
    limit = limits.answered + limits.arrival,
    isOver = said,
  ): Promise<'done' | 'said' | 'neither'> => {
    for (const end = Date.now() + limit; Date.now() < end; await after(pause)) {
      addresses.add(await hand.ask<string>('location.href'));
      if ((await done()) > 0) return 'done';
      if ((await hand.ask<string>(isOver)) !== '') return 'said';
    }
    return 'neither';
  };
  try {
    await page.setViewport({ width: 1280, height: 900 });
    await page.evaluateOnNewDocument(`(() => ${watch})()`);
    if (one.isCustomer) await logIn(hand, await token());
    await hand.open(one.path(scene));
    if (one.isLater) await hand.see('the shop', ready);
    for (const [name, text] of fields) await hand.write(`main [name="${name}"]`, text);
    await one.press(hand, scene);
    // What the browser does by itself is done, whatever is said of the page.
    const outcome = await follow(undefined, one.isNative ? '""' : said);
    came = outcome;
    const mustBeDone = fault === 'slow' || (fault === 'offline' && code !== 'entry');
    if (outcome === 'neither')
      wrong.push(
        `neither done nor answered within ${limits.answered / 1000} s: ${await hand.ask<string>(seen)}`,
      );
    if (outcome === 'said' && mustBeDone) wrong.push('given up, though its code came');
    if (one.isNative !== true) {
      const limit = limits.heard + limits.slack;
      if (outcome !== 'done') await hand.see('heard', 'signs.heard !== null', limit).catch(() => undefined);
      // Of a document that it led to when it was done, this says nothing.
      const { heard, silence } = await hand.ask<{ heard: number | null; silence: number }>('signs');
      came = `${outcome}, heard after ${heard?.toFixed() ?? '…'} ms, silent for ${silence.toFixed()} ms`;
      if ((outcome !== 'done' && heard === null) || silence > limit)
        wrong.push(`nothing showed for ${silence.toFixed()} ms that it is waited for`);
    }
    if (outcome === 'said') {
      if (one.fields) await lost(fields);
      proxy.heal();
      await after(calm);
      if (one.isShown !== true && (await done()) > 0) wrong.push('done after it was said to have failed');
      if ((await done()) === 0) {
        const first = await hand.ask<number>('performance.timeOrigin');
        await hand.press(wayOn);
        await hand.see('the shop', `${ready} && document.readyState === 'complete'`);
        const isAnew = first !== (await hand.ask<number>('performance.timeOrigin'));
        await lost(fields.filter(([name]) => !isAnew || !isSecret(name)));
        for (const [name, text] of isAnew ? fields : [])
          if (isSecret(name)) await hand.write(`main [name="${name}"]`, text);
        const isThere = one.isShown === true && (await follow(2 * calm, '""')) === 'done';
        if (!isThere) await one.press(hand, scene);
        if (!isThere && (await follow(undefined, '""')) !== 'done') wrong.push('the way on does not lead on');
      }
    }
    await after(calm / 2);
    const times = await done();
    if (times > 1) wrong.push(`done ${times} times`);
    const secrets = [scene.password, encodeURIComponent(scene.password)];
    const places = [...proxy.asked.map(({ url }) => url), ...addresses];
    places.push(await hand.ask<string>('JSON.stringify({ ...localStorage, ...sessionStorage })'));
    if (places.some((place) => secrets.some((secret) => place.includes(secret))))
      wrong.push('the password stands in an address or on the device');
  } catch (reason) {
    wrong.push(reason instanceof Error ? reason.message : String(reason));
  } finally {
    await context.close();
    await proxy.close();
  }
  // A script that the document itself runs is an error where it does not come whole.
  const isBroken = code === 'entry' && fault !== 'slow';
  if (!isBroken) wrong.push(...errors.map((error) => `uncaught: ${error}`));
  return { wrong, came };
}
