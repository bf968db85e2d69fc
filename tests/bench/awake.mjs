import { setTimeout } from 'node:timers/promises';
import { isSeen, presses } from './presses.mjs';
import { limit, median, sizeOf } from './visit.mjs';

/** The interval of repeated presses, in ms. */
const pause = 100;
/** How long the presses are repeated, in ms after navigation starts. */
const patience = 12_000;

/**
 * Runs in the page before all other scripts: records the first frame that shows the effect. The effect may be in the document that
 * the press led to: the window's name keeps the start of the first one.
 */
const watch = ({ control, effect, note }) => `
  (() => {
    const awake = { at: null, painted: null, spot: null };
    window.awake = awake;
    const control = ${control};
    const note = ${note ?? '() => null'};
    const effect = ${effect};
    const isSeen = ${isSeen};
    let noted;
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name !== 'first-contentful-paint') continue;
        awake.painted = startTime;
      }
    }).observe({ type: 'paint', buffered: true });
    const look = () => {
      if (awake.painted !== null && awake.spot === null) {
        const found = control();
        if (found) {
          found.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, width, height } = found.getBoundingClientRect();
          noted = note();
          window.name = performance.timeOrigin;
          awake.spot = { x: x + width / 2, y: y + height / 2 };
        }
      }
      if (window.name !== '' && awake.at === null && effect(isSeen, noted))
        awake.at = performance.timeOrigin + performance.now() - Number(window.name);
      if (awake.at === null) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })();
`;

/** Makes a visitor the sample customer: has been in the shop, logged in, and has read her empty cart. */
async function logIn(visitor, url) {
  const call = async (method, path, token, body) => {
    const response = await fetch(new URL(`/api/v1/${path}`, url), {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    });
    return response.status === 204 ? undefined : response.json();
  };
  const account = { email: 'client@exemple.ci', password: 'Tabaski-2026' };
  const { access } = (await call('POST', 'auth/login/', undefined, account)).token;
  for (const { id } of await call('GET', 'ecommerce/panier/', access))
    await call('DELETE', `ecommerce/panier/${id}/`, access);
  const page = await visitor.newPage();
  await page.send('Page.enable');
  const read = async (expression) => (await page.send('Runtime.evaluate', { expression })).result.value;
  const open = async (path, isOpen) => {
    await page.send('Page.navigate', { url: new URL(path, url).href });
    const until = Date.now() + patience;
    while (!(await read(isOpen).catch(() => false))) {
      if (Date.now() > until) throw new Error(`${path} does not open for a customer.`);
      await setTimeout(pause);
    }
  };
  await open('/favicon.svg', `location.pathname === '/favicon.svg' && document.readyState === 'complete'`);
  await read(`localStorage.setItem('access_token', '${access}');
    document.cookie = 'access_token=${access}; Max-Age=86400; Path=/; Secure; SameSite=Lax';`);
  await open(
    '/cart/',
    `performance.getEntriesByType('resource').some((one) => one.name.endsWith('/ecommerce/panier/') && one.responseEnd > 0)`,
  );
  await page.send('Network.clearBrowserCache');
  await page.close();
}

/**
 * The time from the start of navigation until a press has its effect on the slow phone, in ms; null where it never had one.
 * `again`: pressed each 100 ms from the first paint on; otherwise once, at the first paint.
 */
export async function awakeAt(visitor, url, press, again) {
  if (press.isCustomer) await logIn(visitor, url);
  const page = await visitor.newPage();
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watch(press) });
  await sizeOf(page);
  await limit(page);
  await page.send('Page.navigate', { url });
  const ask = async () => {
    const { result } = await page.send('Runtime.evaluate', {
      expression: 'window.awake && ({ at: awake.at, spot: awake.spot })',
      returnByValue: true,
    });
    return result.value ?? { at: null, spot: null };
  };
  const mouse = (type, { x, y }) =>
    page.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  const until = Date.now() + patience;
  let presses = 0;
  let at = null;
  while (at === null && Date.now() < until) {
    const seen = await ask().catch(() => ({ at: null, spot: null }));
    at = seen.at;
    if (at === null && seen.spot !== null && (again || presses === 0)) {
      await mouse('mousePressed', seen.spot);
      await mouse('mouseReleased', seen.spot);
      // Repeated presses type the next letter; a single one types the whole word.
      const text = again ? press.types?.[presses] : press.types;
      if (text !== undefined) await page.send('Input.insertText', { text });
      presses += 1;
    }
    await setTimeout(pause);
  }
  await page.close();
  return at;
}

/** Each press on each target, `runs` times, alternating: medians in ms, with the number of runs that had an effect. */
export async function awakeTimes(raw, targets, runs) {
  const times = new Map();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, press] of Object.entries(presses)) {
      for (const [target, urlOf] of Object.entries(targets)) {
        if (press.isCustomer && !['shop', 'beside'].includes(target)) continue;
        for (const again of [true, false]) {
          const visitor = await raw.newVisitor();
          const key = JSON.stringify([name, target, again]);
          times.set(key, [
            ...(times.get(key) ?? []),
            await awakeAt(visitor, urlOf(press.page), press, again),
          ]);
          await visitor.close();
        }
      }
    }
  }
  return Array.from(times, ([key, all]) => {
    const [press, target, again] = JSON.parse(key);
    const had = all.filter((time) => time !== null);
    return {
      press,
      target,
      again,
      ms: had.length === 0 ? null : median(had),
      had: had.length,
      of: all.length,
    };
  });
}
