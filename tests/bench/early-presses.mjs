import { setTimeout } from 'node:timers/promises';
import { logIn } from './customer.mjs';
import { beSlowPhone } from './visit.mjs';

/** The interval of repeated presses, and how long they are repeated after navigation starts, in ms. */
const pause = 100;
const patience = 12_000;

/** The first visible element of a selector whose words match. Runs in the page, as the effects do. */
export const find = (selector, words = '') =>
  [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && new RegExp(words).test(one.textContent.trim()),
  );

/** The presses: page, control, its words, and the condition that shows the effect. A pending mark does not count. */
export const earlyPresses = {
  'open the menu': {
    page: 'home',
    control: ['header button[commandfor=menu]'],
    effect: (find) => find('dialog[open] a[href]'),
  },
  'suggest an animal': {
    page: 'home',
    control: ['input[name=q]'],
    types: 'ladoum',
    effect: (find) => find('[role=listbox] [role=option]'),
  },
  'filter a list': {
    page: 'list',
    control: ['main button', '^Filtre'],
    effect: (find) => find('dialog[open] :is(input[type=checkbox], label)'),
  },
  'raise the quantity': {
    page: 'animal',
    control: ['main button[data-step="1"]'],
    effect: () => document.querySelector('[data-buy] input')?.value > 1,
  },
  'add to the cart, as a visitor': {
    page: 'animal',
    control: ['main button', '^Ajouter au panier$'],
    effect: (find) => location.pathname === '/login' && find('main input[type=password]'),
  },
  'add to the cart, as a customer': {
    page: 'animal',
    isCustomer: true,
    control: ['main button', '^Ajouter au panier$'],
    effect: () => document.body.innerText.includes('Produit ajouté au panier avec succès.'),
  },
};

/**
 * Runs in the page before all other scripts: records the first frame that shows the effect. The effect may be in the document that
 * the press led to: the window's name keeps the start of the first one.
 */
const watch = ({ control, effect }) => `
  (() => {
    const early = { at: null, painted: false, spot: null };
    window.benchedPress = early;
    const find = ${find};
    const effect = ${effect};
    new PerformanceObserver((list) => {
      early.painted ||= list.getEntriesByName('first-contentful-paint').length > 0;
    }).observe({ type: 'paint', buffered: true });
    const look = () => {
      const found = early.painted && early.spot === null && find(...${JSON.stringify(control)});
      if (found) {
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = found.getBoundingClientRect();
        window.name = performance.timeOrigin;
        early.spot = { x: x + width / 2, y: y + height / 2 };
      }
      if (window.name !== '' && effect(find))
        early.at = performance.timeOrigin + performance.now() - Number(window.name);
      if (early.at === null) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })();
`;

/**
 * The time from the start of navigation until a press has its effect on the slow phone, in ms: it is repeated each 100 ms from the
 * first paint on. Rejects if it has none. A customer (`isCustomer`) has visited before, with an empty cart; no file is left in the
 * browser's cache.
 */
export async function pressEarly(newPage, { address }, path, press) {
  if (press.isCustomer) await logIn(newPage, address);
  const page = await newPage();
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watch(press) });
  await beSlowPhone(page);
  await page.send('Page.navigate', { url: address + path });
  let presses = 0;
  for (const end = Date.now() + patience; Date.now() < end; await setTimeout(pause)) {
    // Between two documents nothing answers.
    const { at, spot } = (await page.read('window.benchedPress').catch(() => undefined)) ?? {};
    if (at) return at;
    if (!spot) continue;
    for (const type of ['mousePressed', 'mouseReleased'])
      await page.send('Input.dispatchMouseEvent', { type, ...spot, button: 'left', clickCount: 1 });
    // The next letter.
    const text = press.types?.[presses];
    if (text !== undefined) await page.send('Input.insertText', { text });
    presses += 1;
  }
  throw new Error(`${presses} presses without an effect`);
}
