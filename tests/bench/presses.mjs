import { setTimeout } from 'node:timers/promises';
import { logIn, until } from './customer.mjs';
import { find } from './early-presses.mjs';
import { beSlowPhone, observe } from './visit.mjs';

/** How long after a press its events are awaited, and a page after it is hydrated, in ms. */
const after = 1500;
const settled = 2000;

/** Twenty presses of a customer, by page: name, selector, words; what is typed. `before`: what is filled in, or closed with Escape. */
const pages = {
  home: [
    { name: 'menu', control: ['header button[commandfor=menu]'] },
    { name: 'next picture', control: ['main section button[aria-label=Suivant]'], before: 'Escape' },
    { name: 'search, a letter', control: ['header input[name=q]'], types: 'm' },
  ],
  list: [
    { name: 'filters', control: ['main button', '^Filtre'] },
    { name: 'a category', control: ['dialog[open] label:has([type=checkbox])'] },
    { name: 'as a list', control: ['main label:has([value=list])'], before: 'Escape' },
    { name: 'next page', control: ['main nav a', '^Suivant'] },
    { name: 'choose one', control: ['main article label:has([type=checkbox])'] },
  ],
  animal: [
    { name: 'plus', control: ['main button[data-step="1"]'] },
    { name: 'another picture', control: ['main section button[aria-label^=Voir]:not([aria-current])'] },
    { name: 'a tab', control: ['main label', '^Origine'] },
    { name: 'choose it', control: ['main button', 'sélection'] },
    { name: 'add', control: ['main button', '^Ajouter au panier$'] },
  ],
  cart: [
    { name: 'plus', control: ['main button[data-step="1"]'] },
    { name: 'to the checkout', control: ['main a[href^="/checkout"]'] },
  ],
  checkout: [
    { name: 'a letter', control: ['[name=address]'], types: 'a' },
    { name: 'next', control: ['main button', '^Suivant'], before: 'fill' },
    { name: 'on delivery', control: ['main label', '[Ll]ivraison'] },
    { name: 'next, again', control: ['main button', '^Suivant'] },
  ],
  account: [{ name: 'orders', control: ['main a, main label, main button', '[Cc]ommandes'] }],
};
/** Fills the empty fields of the checkout's first step. Runs in the page. */
const fill = () => {
  for (const [name, text] of Object.entries({ address: 'Cocody', ville: 'Abidjan', phone: '0701020304' })) {
    const field = document.querySelector(`[name=${name}]`);
    if (field?.value !== '') continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

/** Scrolls a control into view. Returns its middle. Runs in the page. */
const reach = (find, control) => {
  const found = find(...control);
  if (!found) throw new Error(`no control ${control}`);
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Carries one press out with a finger. Returns the longest of its events, from the input to the next paint, in ms. */
async function press(page, { control, types, before }) {
  if (before === 'Escape') {
    const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
    for (const type of ['keyDown', 'keyUp']) await page.send('Input.dispatchKeyEvent', { type, ...key });
  } else if (before === 'fill') await page.read(`(${fill})()`);
  await setTimeout(500);
  const reached = `(${reach})(${find}, ${JSON.stringify(control)})`;
  await page.read(reached);
  await setTimeout(500);
  const spot = await page.read(reached);
  await page.read('void window.benched.events.splice(0)');
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  if (types) {
    await setTimeout(500);
    for (const type of ['keyDown', 'keyUp'])
      await page.send('Input.dispatchKeyEvent', { type, text: types, key: types });
  }
  await setTimeout(after);
  return page.read('Math.max(0, ...window.benched.events.map(({ duration }) => duration))');
}

/** The presses in order, as a customer with one animal in her cart; `note` is called with each one's time, or its error. */
export async function pressAll(newPage, { address }, paths, animal, note) {
  await logIn(newPage, address, animal);
  const page = await newPage();
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  await beSlowPhone(page, false);
  for (const [name, presses] of Object.entries(pages)) {
    const open = async () => {
      // The cart leads to the checkout.
      if (name !== 'checkout') await page.open(address + paths[name]);
      const isThere = `location.pathname === '${paths[name]}'`;
      await until(page, `${isThere} && performance.getEntriesByName('shop-ready').length > 0`);
      await setTimeout(settled);
    };
    const missing = await open().catch((error) => error);
    for (const one of presses)
      note(`${name}: ${one.name}`, missing ?? (await press(page, one).catch((error) => error)));
  }
}
