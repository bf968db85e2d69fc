import { limit, median, observe } from './visit.mjs';

async function openPhone(context) {
  const page = await context.newPage();
  await page.addInitScript(observe);
  await limit(await context.newCDPSession(page));
  return page;
}

/** The longest time from a hand to the next paint since the last question, in ms; null where nothing was heard. */
const slowest = (page) =>
  page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 500));
    const events = window.benched.events.splice(0);
    return events.length === 0 ? 8 : Math.max(...events.map(({ duration }) => duration));
  });

/** A customer's token, with an animal in the cart. */
async function customer(address, productId) {
  const send = async (path, body, token) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  const { token } = await send('/auth/login/', { email: 'client@exemple.ci', password: 'Tabaski-2026' });
  await send('/ecommerce/panier/', { product_id: productId, quantity: 1 }, token.access);
  return token.access;
}

const button = (name) => (page) => page.getByRole('button', { name }).first();
const nextPage = (page) => page.locator('main nav').getByRole('link', { name: /2/ }).first();
const more = button(/augmenter/i);
const add = button(/^ajouter au panier$/i);

/** By touch. `before` is not measured: a hand presses what it sees, so what is further down is scrolled to first. */
const steps = (productId) => ({
  'sort a list': {
    path: '/shop',
    act: (page) => page.locator('main select').first().selectOption('price-low'),
  },
  'turn a page': {
    path: '/shop',
    before: (page) => nextPage(page).scrollIntoViewIfNeeded(),
    act: (page) => nextPage(page).tap(),
  },
  'filter a list': {
    path: '/shop',
    before: (page) => button(/filtre/i)(page).tap(),
    act: (page) => page.locator('dialog label').first().tap(),
  },
  'raise a quantity': {
    path: `/product/${productId}`,
    before: (page) => more(page).scrollIntoViewIfNeeded(),
    act: (page) => more(page).tap(),
  },
  'add to the cart': {
    path: `/product/${productId}`,
    before: (page) => add(page).scrollIntoViewIfNeeded(),
    act: (page) => add(page).tap(),
  },
  'go to a step of the checkout': {
    path: '/checkout',
    asCustomer: true,
    act: (page) => page.locator('main button[type=submit], main button').last().tap(),
  },
  'type into a code box': {
    path: '/otp',
    keeps: { _email: 'attente@exemple.ci' },
    act: (page) => page.locator('main input').first().pressSequentially('1'),
  },
});

/** How long each interaction takes to its next paint on the phone: medians, or null where it could not be done. */
export async function interactions(browser, phone, address, productId, runs) {
  const token = await customer(address, productId);
  const measured = {};
  for (const [name, { path, before, act, asCustomer = false, keeps = {} }] of Object.entries(
    steps(productId),
  )) {
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(phone);
      context.setDefaultTimeout(20_000);
      const kept = asCustomer ? { access_token: token } : keeps;
      await context.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, kept);
      const page = await openPhone(context);
      try {
        await page.goto(address + path, { waitUntil: 'load' });
        await page.waitForTimeout(4000);
        await before?.(page);
        await slowest(page);
        await act(page);
        times.push(await slowest(page));
      } catch (error) {
        console.error(`${name}: ${String(error).split('\n')[0]}`);
      }
      await context.close();
    }
    measured[name] = times.length === 0 ? null : median(times);
  }
  return measured;
}
