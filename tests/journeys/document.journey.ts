import { expect, type Page } from '@playwright/test';
import { openWithoutCode } from './delayed-code.ts';
import { hydrated, taken } from './hydrated.ts';
import { findAnimal, test } from './provider.ts';
import { cartBadge, comeBack } from './steps.ts';
import { listen, shifts, watchShifts } from './watched.ts';

/** Opens a page without its scripts; the returned function releases them, and waits for them. */
async function documentAlone(page: Page, path: string): Promise<() => Promise<void>> {
  const open = await openWithoutCode(page, path);
  return async () => {
    open();
    await taken(page);
    await hydrated(page);
  };
}

/** The parts of the frame that show a session, visible or announced. */
const ofSession = async (page: Page) => {
  const links = page.getByRole('link', {
    name: /^(?:Mon compte|Tableau de bord|Se connecter|Inscription|Créer un compte)$/,
  });
  return links.evaluateAll((all) =>
    all.map((link) => `${link.textContent} → ${link.getAttribute('href')}`).filter((text) => text !== ''),
  );
};

/** The shop's fonts and the load state of each. */
const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => / Variable/.test(family))
      .map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`),
  );

/** The web fonts come after the code. */
const refuseFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

/** The positions of the header's parts. */
const placesOf = (page: Page) => {
  const parts = page.getByRole('banner').locator('a, button, input, select, svg');
  return parts.evaluateAll((all) =>
    all
      .map((part) => JSON.stringify(part.getBoundingClientRect()))
      .filter((box) => !box.includes('"width":0')),
  );
};

const visitors = [
  'Inscription → /register',
  'Se connecter → /login',
  'Se connecter → /login',
  'Créer un compte → /register',
];
const customers = ['Tableau de bord → /dashboard', 'Mon compte → /dashboard', 'Tableau de bord → /dashboard'];

test('no part of a customer’s page shows a visitor, neither before the code loads nor while it does, and nothing moves', async ({
  context,
  page,
  root,
}) => {
  const { fillCart } = await comeBack(page, root);
  await fillCart('Bélier Bali-Bali', 2);
  const said = listen(page);
  await refuseFonts(page);
  const come = await documentAlone(page, '/');
  expect(await ofSession(page)).toEqual(customers);
  await expect(cartBadge(page)).toHaveAccessibleName('Panier');
  await expect(cartBadge(page)).toHaveText('Panier', { useInnerText: true });
  const places = await placesOf(page);
  await come();
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 2 animaux');
  expect(await ofSession(page)).toEqual(customers);
  expect(said).toEqual([]);
  expect(await placesOf(page)).toEqual(places);

  // Another tab ends the session: this page shows a visitor from now on.
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Déconnexion' }).click();
  await expect.poll(() => ofSession(page)).toEqual(visitors);
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 0 animal');
});

test('a visitor’s page is a visitor’s from its first paint on, and nothing of it moves', async ({ page }) => {
  const said = listen(page);
  await refuseFonts(page);
  const come = await documentAlone(page, '/');
  expect(await ofSession(page)).toEqual(visitors);
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 0 animal');
  const places = await placesOf(page);
  await come();
  expect(await ofSession(page)).toEqual(visitors);
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 0 animal');
  expect(said).toEqual([]);
  expect(await placesOf(page)).toEqual(places);
});

test('a page asks for its fonts after its scripts, and for the whole style after hydration', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const open = await documentAlone(page, '/faq');
  expect(asked.filter((path) => /\.(?:css|woff2)$/.test(path))).toEqual([]);
  await open();
  await expect.poll(() => faces(page)).toContain('Bricolage Grotesque Variable: loaded');
  await expect.poll(() => new Set(asked.filter((path) => path.endsWith('.css'))).size).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of ['/', 'an animal', '/shop', '/login', '/faq', '/thank-for-register', '/register']) {
    test(`the web fonts of ${path} replace their fallbacks, however late, and shift nothing`, async ({
      page,
      root,
    }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await watchShifts(page);
      await page.route('**/*.woff2', async (route) => {
        await released;
        await route.continue();
      });
      const address = path.startsWith('/')
        ? path
        : `/product/${(await findAnimal(root, 'Brebis Touabire')).id}`;
      // The delayed fonts delay the page's load event.
      await page.goto(address, { waitUntil: 'commit' });
      await hydrated(page);
      const hasFallback = await page.evaluate(() =>
        new FontFace('fallback', 'local("Arial"), local("Liberation Sans"), local("Roboto")').load().then(
          () => true,
          () => false,
        ),
      );
      test.skip(!hasFallback, 'this machine has neither Arial nor Liberation Sans nor Roboto');
      await expect(page.getByRole('contentinfo').first()).toBeAttached();
      release();
      await expect
        .poll(() => faces(page))
        .toEqual(['Bricolage Grotesque Variable: loaded', 'Figtree Variable: loaded']);
      const { total, parts } = await shifts(page);
      expect(total, parts).toBeLessThanOrEqual(0.02);
    });
  }
});

test('a picture that failed before the code was loaded is replaced by the placeholder', async ({ page }) => {
  await page.route('**/media/animals/**', (route) => route.abort());
  const come = await documentAlone(page, '/shop');
  const broken = () =>
    page
      .getByRole('article')
      .locator('img')
      .evaluateAll(
        (all) => (all as HTMLImageElement[]).filter((one) => one.complete && one.naturalWidth === 0).length,
      );
  await expect.poll(broken).toBeGreaterThan(0);
  await come();
  await expect.poll(broken).toBe(0);
});

test('an unsupported browser shows a notice, and keeps its native controls', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
  await documentAlone(page, '/contact');
  const line = page.getByText(/^Votre navigateur est trop ancien/);
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(line.getByRole('link', { name: 'Appeler le +225 07 00 00 00 01' })).toHaveAttribute(
    'href',
    'tel:+2250700000001',
  );
  await expect(line.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/2250700000001',
  );
  await page.getByRole('main').getByText('Sujet', { exact: true }).click();
  await expect(page.getByRole('main').getByLabel('Sujet', { exact: true })).toBeFocused();
  await line.getByRole('link', { name: 'Voir la boutique' }).click();
  await expect(page).toHaveURL('/shop');
});

test('a page has its title and description once, prerendered or not', async ({ page }) => {
  for (const path of ['/faq', '/nulle-part', '/shop?q=ladoum', '/cart/']) {
    await page.goto(path);
    await hydrated(page);
    for (const said of ['title', 'meta[name=description]', 'meta[property="og:description"]'])
      await expect(page.locator(`head > ${said}`), `${path} ${said}`).toHaveCount(1);
  }
});

test('a supported browser shows no notice', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText(/^Votre navigateur est trop ancien/)).toBeHidden();
});

test('a text browser prints the content for pages without scripts, and no texts of scripts', async ({
  request,
}) => {
  for (const path of ['/', '/login', '/cart/']) {
    const html = await (await request.get(path)).text();
    const printed = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
    expect(printed, path).toContain('Sans JavaScript');
    for (const said of ['Un instant…', 'rechargez la page', 'rien n’a été fait', 'trop ancien']) {
      expect(html, path).toContain(said);
      expect(printed, path).not.toContain(said);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page names the shop and how to reach it at its top, the shell too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/login', '/cart/']) {
      await page.goto(path);
      const line = page.getByText(/^Sans JavaScript/);
      await expect(line).toBeInViewport({ ratio: 1 });
      for (const link of await line.getByRole('link').all())
        await expect(link).toHaveCSS('text-decoration-line', 'underline');
      await expect(line.getByRole('link')).toHaveText([
        'Voir la boutique',
        /^Appeler le \+225/,
        'Écrire sur WhatsApp',
      ]);
    }
  });
});

/** The height of the page, and the empty range between its last part and the footer. */
const heightOf = (page: Page) =>
  page.evaluate(() => {
    const bottom = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().bottom ?? Number.NaN;
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    const last = document.querySelector('main')?.lastElementChild;
    return {
      whole: document.documentElement.scrollHeight,
      // Fractional heights are rounded.
      below: Math.abs(
        Math.trunc(document.documentElement.scrollHeight - scrollY - (footer?.bottom ?? Number.NaN)),
      ),
      above: Math.round((footer?.top ?? Number.NaN) - bottom(last)),
    };
  });

for (const { width, estimate } of [
  { width: 360, estimate: 120 },
  { width: 1440, estimate: 0 },
]) {
  test(`a full-page screenshot of the home page has no blank end, taken at once or in a window as high as the page: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const come = await documentAlone(page, '/');
    const atOnce = await heightOf(page);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('main > div > *'))
        part.style.contentVisibility = 'visible';
    });
    const laidOut = await heightOf(page);
    expect(Math.abs(atOnce.whole - laidOut.whole)).toBeLessThanOrEqual(estimate);
    expect(laidOut.below).toBe(0);
    await come();
    await expect
      .poll(() => faces(page))
      .toEqual([expect.stringMatching(/: loaded$/), expect.stringMatching(/: loaded$/)]);
    await expect
      .poll(async () => {
        const { whole, ...ends } = await heightOf(page);
        await page.setViewportSize({ width, height: whole });
        const { whole: asHigh, ...endsThen } = await heightOf(page);
        return [ends, endsThen, asHigh - whole];
      })
      .toEqual([{ above: laidOut.above, below: 0 }, { above: laidOut.above, below: 0 }, 0]);
  });
}
