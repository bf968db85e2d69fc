import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Entry, serveWorkshop } from '../../tools/workshop-server.mjs';
import { patience } from './patience.ts';

/**
 * The built workshop with the sidebar and the panels. The stories' content is tested by Vitest's projects `stories` and `looks`.
 */
type Workshop = { origin: string; entries: readonly Entry[] };

const test = base.extend<{ silent: undefined }, { workshop: Workshop; one: BrowserContext }>({
  workshop: [
    async ({ browserName: _ }, use) => {
      const { close, ...workshop } = await serveWorkshop();
      await use(workshop);
      await close();
    },
    { scope: 'worker' },
  ],
  // One browser context for all tests: Storybook's code is fetched and compiled once.
  one: [
    async ({ browser, workshop }, use) => {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ baseURL: workshop.origin, locale: 'fr-FR', viewport });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ one }, use) => {
    const page = await one.newPage();
    await use(page);
    await page.close();
  },
  silent: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        // A story requests a photo that does not exist (stories/sample/pictures.ts).
        const isMissingOnPurpose = message.location().url.endsWith('/media/uploads/absente.png');
        if (message.type() === 'error' && !isMissingOnPurpose) errors.push(message.text());
      });
      await use(undefined);
      expect(errors, 'the console of the workshop').toEqual([]);
    },
    { auto: true },
  ],
});

const inStory = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const panel = (page: Page, name: string) => page.getByRole('tab').filter({ hasText: new RegExp(`^${name}`) });
const chart = (page: Page) => page.locator('state-chart .stage > svg');
const lit = (page: Page, state: string) => page.locator(`state-chart [data-state="checkout.${state}"].lit`);
const item = (page: Page, id: string) => page.locator(`[data-item-id="${id}"]`);
const search = (page: Page) => page.locator('#storybook-explorer-searchfield');

/** Opens an address. Its stories are not checked by axe, which takes most of their time: Vitest's project `stories` does that. */
const open = (page: Page, path: string, globals: readonly string[] = []) =>
  page.goto(`/?path=${path}&globals=${['a11y.manual:!true', ...globals].join(';')}`);

/** Opens an entry of the sidebar, and each closed branch above it. */
async function choose(page: Page, { id, type, title }: Entry): Promise<void> {
  const names = title.split('/').map((name) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  );
  const link = item(page, id).locator('a, button').first();
  for (const depth of names.keys()) {
    if (depth === 0) continue;
    const branch = item(page, names.slice(0, depth + 1).join('-'))
      .locator('[aria-expanded]')
      .first();
    // A page of text without stories stands in the place of its branch.
    await branch.or(link).first().waitFor();
    if ((await branch.count()) > 0 && (await branch.getAttribute('aria-expanded')) === 'false')
      await branch.click();
  }
  await link.click();
  await page.waitForURL((url) => url.searchParams.get('path') === `/${type}/${id}`);
}

test('a still story shows its chart, its transitions, and its events', async ({ page }) => {
  await open(page, '/story/acheter-panier--ready');
  await expect(page.locator('state-chart .stage svg .lit').first()).toBeVisible();
  await expect(panel(page, 'Interactions')).toHaveCount(0);
  await page.getByRole('link', { name: 'Relecture du panier' }).first().click();
  await page.waitForURL(/panier--rereading/);
  await panel(page, 'Actions').click();
  await inStory(page).getByRole('link', { name: 'Passer à la caisse' }).first().click();
  await expect(page.getByText('lien suivi', { exact: true })).toBeVisible();
});

test('a live story logs its calls, their answers, and the steps of its journey', async ({ page }) => {
  await open(page, '/story/acheter-panier-en-direct--slow');
  await panel(page, 'Actions').click();
  await expect(page.getByText('réponse readCart', { exact: true }).first()).toBeVisible();
  await panel(page, 'Interactions').click();
  await expect(page.getByText('Le serveur refuse', { exact: true }).first()).toBeVisible();
});

test('a live story is answered in the panel, and its chart sends the event that is pressed', async ({
  page,
}) => {
  await open(page, '/story/acheter-caisse-en-direct--live');
  await panel(page, 'Machine').click();
  const answer = (name: string) =>
    page.getByRole('group', { name: 'load' }).getByRole('button', { name }).click();
  await answer('refusé');
  await expect(lit(page, 'failed')).toBeVisible();
  await page.locator('state-chart [data-transition^="checkout.failed/"]').click();
  await expect(lit(page, 'loading')).toBeVisible();
  await answer('chargé');
  await expect(lit(page, 'filling.verifying')).toBeVisible();
});

test('the chart can be read and operated by keyboard', async ({ page }) => {
  await open(page, '/story/acheter-panier--ready&panel=right');
  await expect(chart(page)).toBeVisible();
  await page.locator('state-chart .stage').focus();
  await page.keyboard.press('Tab');
  const focused = page.locator('state-chart .stage :focus');
  for (let steps = 0; steps < 90; steps += 1) {
    if ((await focused.getAttribute('aria-label'))?.endsWith('cart.changed')) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/panier--rereading/);
});

test('a page of text leads to stories within the workshop, by its links and by its chart', async ({
  page,
}) => {
  await open(page, '/docs/acheter-caisse--vue-d-ensemble');
  await inStory(page).locator('.sc-docs a', { hasText: '2 · Paiement' }).first().click();
  await page.waitForURL(/story\/acheter-caisse--paying/);
  await item(page, 'acheter-caisse--vue-d-ensemble').locator('a, button').first().click();
  await inStory(page).locator('state-chart [data-transition^="checkout.failed/"]').click();
  await page.waitForURL(/story\/acheter-caisse--loading/);
});

test('each page of text has its charts, dark in the dark', async ({ page, workshop }) => {
  const docs = workshop.entries.filter(({ type }) => type === 'docs');
  test.setTimeout((30_000 + docs.length * 5000) * patience);
  await open(page, '/docs/partout-session--vue-d-ensemble', ['theme:dark']);
  const text = inStory(page).locator('.sbdocs-wrapper');
  await expect(text).toHaveCSS('background-color', 'rgb(26, 15, 9)');
  let charts = 0;
  for (const entry of docs) {
    await choose(page, entry);
    await expect(inStory(page).locator('#storybook-docs h1').first()).toBeVisible();
    const found = inStory(page).locator('#storybook-docs [data-statechart]');
    charts += await found.count();
    for (const one of await found.all()) await expect(one.locator('.stage > svg')).toBeAttached();
  }
  expect(charts).toBeGreaterThan(0);
});

test('from one page of the sidebar to another the panel shows its machine', async ({ page, workshop }) => {
  const machineOf: Readonly<Record<string, string | null>> = {
    'acheter-caisse--verifying': 'checkout',
    'acheter-panier--ready': 'cart',
    'interface-fondations--spaces': null,
    'acheter-caisse-en-direct--live': 'checkout',
    'interface-dessins--brand': null,
    'acheter-panier-en-direct--live': 'cart',
    'acheter-caisse--vue-d-ensemble': null,
    'interface-composants-bouton--states': null,
  };
  const places = Object.keys(machineOf);
  // From one machine directly to another, where a panel may break.
  const tour = [...places, ...places.filter((id) => machineOf[id] !== null).reverse()];
  test.setTimeout(tour.length * 10_000 * patience);
  await open(page, '/docs/bienvenue--vue-d-ensemble');
  for (const id of tour) {
    const entry = workshop.entries.find((one) => one.id === id);
    if (entry === undefined) throw new Error(`There is no entry ${id}.`);
    await choose(page, entry);
    const machine = machineOf[id];
    if (machine == null) await expect(page.locator('state-chart')).toHaveCount(0);
    else {
      await expect(chart(page).and(page.getByLabel(machine, { exact: true }))).toBeVisible();
      // As high as at first, whatever was open in between.
      expect((await page.locator('.sc-room').boundingBox())?.height).toBeGreaterThan(250);
    }
    await expect(page.getByText('This addon has errors')).toHaveCount(0);
  }
});

test('a part of the interface shows its properties in Machine’s place, and its page says what they are', async ({
  page,
}) => {
  await open(page, '/story/interface-composants-bouton--playground');
  await expect(panel(page, 'Controls')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'Machine')).toHaveCount(0);
  await open(page, '/docs/interface-composants-bouton--vue-d-ensemble');
  await expect(inStory(page).locator('#storybook-docs pre').first()).toContainText('<Button>');
  const busy = inStory(page).getByRole('row').filter({ hasText: /^busy/ });
  await expect(busy).toContainText('shows a spinner');
  await expect(busy).toContainText('boolean');
  await expect(busy).toContainText('false');
});

test('the search finds what a designer calls a state, also beside a story with an open menu', async ({
  page,
}) => {
  await open(page, '/story/interface-composants-tableau--table-grid');
  await expect(inStory(page).getByRole('menuitem').first()).toBeVisible();
  for (const [asked, first] of [
    ['423', /Compte non activé \(423\)/],
    ['mot de passe incorrect', /Mot de passe incorrect/],
    ['idempotence', /Sans réponse · reprendre ou abandonner/],
  ] as const) {
    await search(page).fill(asked);
    await page.locator('.search-result-item').first().filter({ hasText: first }).click();
    await expect(inStory(page).locator('#storybook-root > *').first()).toBeVisible();
  }
});

test('the theme and viewport stay in the address from story to story', async ({ page }) => {
  const look = ['page:customer', 'text:double', 'motion:reduced', 'theme:dark'];
  await open(page, '/story/choisir-boutique--shop', look);
  await expect(inStory(page).getByRole('link', { name: 'Panier, 3 animaux' })).toBeVisible();
  const html = inStory(page).locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-motion', 'reduced');
  await expect(html).toHaveCSS('font-size', '32px');
  await item(page, 'choisir-boutique--empty').locator('a, button').first().click();
  await page.waitForURL(/boutique--empty.*globals=.*text:double/);
});

test('the corrected wording and both themes are a choice of the toolbar', async ({ page }) => {
  await open(page, '/story/acheter-panier--ready', ['wording:corrected']);
  await expect(inStory(page).getByRole('heading', { name: 'Détails du panier' })).toBeVisible();
  await open(page, '/story/acheter-panier--ready', ['theme:both']);
  const themeOf = (title: string) =>
    inStory(page).frameLocator(`iframe[title="${title}"]`).locator('html[data-theme]');
  await expect(themeOf('Clair')).toHaveAttribute('data-theme', 'light');
  await expect(themeOf('Sombre')).toHaveAttribute('data-theme', 'dark');
});
