import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { administrator, findAnimal, providerFor, test } from './provider.ts';
import { openAnimal } from './steps.ts';

/** Windows of common phones, without the browser's bars. */
const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
];

/** Checks that name, price and button are completely in the window, and that the bar covers neither of the others. */
async function expectFirstScreen(page: Page, where: string): Promise<void> {
  const main = page.getByRole('main');
  const bottomOf = async (part: ReturnType<Page['getByRole']>): Promise<number> => {
    const box = await part.boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
  };
  const button = main.getByRole('button', { name: 'Ajouter au panier', exact: true }).first();
  await expect(button).toBeInViewport({ ratio: 1 });
  const bar = (await button.boundingBox())?.y ?? 0;
  expect.soft(await bottomOf(main.getByRole('heading', { level: 1 })), `${where}: name`).toBeLessThan(bar);
  expect.soft(await bottomOf(main.getByText(/FCFA/).first()), `${where}: price`).toBeLessThan(bar);
}

/** Top and bottom of what is seen of an element, in px of the window. */
const edges = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });

/** Runs a check of the open page at each of these sizes of its window. */
async function atEach<Size extends { width: number; height: number }>(
  page: Page,
  sizes: readonly Size[],
  check: (where: string, size: Size) => Promise<void>,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await check(`${size.width} × ${size.height}`, size);
  }
}

/** Windows of these widths, as high as a desktop's. */
const desks = (...widths: number[]) => widths.map((width) => ({ width, height: 900 }));

test.describe('an animal on a phone', () => {
  test.use({
    hasTouch: true,
    viewport: { width: 360, height: 640 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test("an animal's name, price and button are on the first screen", async ({ page, root }) => {
    // Where the animal is sold out, similar ones are above the button (similar-animals.tsx).
    const animals = (await (await providerFor(root, administrator)).animals()).filter(
      ({ quantity_initial, quantity_vendu }) => quantity_initial > quantity_vendu,
    );
    const byName = [...animals].sort((one, other) => other.name.length - one.name.length);
    const promoted = animals.find(({ promo_price }) => promo_price !== null);
    const [longest, ...others] = byName;
    const common = others.find(({ name }) => name.length <= 32);
    for (const animal of [longest, promoted, common]) {
      if (animal === undefined) throw new Error('There are not enough animals.');
      await page.goto(`/product/${animal.id}`);
      // The animal with the longest name fits on tall phones only.
      const sizes = animal === longest ? phones.filter(({ height }) => height > 800) : phones;
      await atEach(page, sizes, (where) => expectFirstScreen(page, `${animal.name}, ${where}`));
    }
  });

  test('in twice the text size quantity, button and call are one row', async ({ page, root }) => {
    const { id } = await (await providerFor(root, administrator)).findAnimal('Bélier Ladoum');
    await page.goto(`/product/${id}`);
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await atEach(page, phones, async (where) => {
      const middles = await page
        .locator('[data-buy] > *')
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .map(({ top, height }) => Math.round(top + height / 2)),
        );
      expect(middles).toHaveLength(3);
      expect(Math.max(...middles) - Math.min(...middles), `${where}: ${middles}`).toBeLessThanOrEqual(2);
    });
  });

  test('its small pictures are one row', async ({ page, root }) => {
    const animals = await (await providerFor(root, administrator)).animals();
    const many = animals.find(({ image6 }) => image6 !== null && image6 !== undefined);
    if (many === undefined) throw new Error('No animal has six pictures.');
    await page.goto(`/product/${many.id}`);
    const small = page.getByRole('main').getByRole('button', { name: /^Voir (la photo|le dessin)/ });
    await expect(small).toHaveCount(6);
    await atEach(page, phones, async (where, { width }) => {
      const tops = await small.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size, where).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
    });
    await small.last().tap();
    await expect(small.last()).toHaveAttribute('aria-current', 'true');
  });

  test('it begins above 150 px and is whole, its small pictures keep to the gutter, no bar cuts its saving', async ({
    page,
    root,
  }) => {
    const animals = await (await providerFor(root, administrator)).animals();
    const promoted = animals.find(({ promo_price }) => promo_price !== null);
    if (promoted === undefined) throw new Error('No animal is in promotion.');
    await page.goto(`/product/${promoted.id}`);
    await hydrated(page);
    const main = page.getByRole('main');
    const picture = main.getByRole('img', { name: promoted.name }).first();
    await atEach(page, [...phones, { width: 360, height: 780 }], async (where) => {
      expect((await edges(picture)).top, where).toBeLessThan(150);
      // `contain` shows all of it; `cover` takes from a drawing some of its sky.
      const isComplete = await picture.evaluate((image) => {
        if (!(image instanceof HTMLImageElement)) return false;
        const frame = image.clientWidth / image.clientHeight;
        const { objectFit, objectPosition } = getComputedStyle(image);
        const isSky = objectPosition === '50% 100%' && image.src.endsWith('.svg') && frame < 1.5;
        return objectFit === 'contain' || isSky;
      });
      expect(isComplete, where).toBe(true);
      const chosen = main.locator('[aria-current=true]').filter({ has: page.locator('img') });
      const ring = await chosen.evaluate((button) => {
        const spread = getComputedStyle(button).boxShadow.match(/(\d+)px(?!.*px)/)?.[1];
        return button.getBoundingClientRect().left - Number(spread ?? 0);
      });
      expect(ring, where).toBeGreaterThanOrEqual(16);
      const saving = await edges(main.getByText(/^Economisez/).first());
      const bar = await edges(main.locator('[data-at-bottom]'));
      const isCut = saving.bottom > bar.top && saving.top < bar.bottom;
      expect(isCut, `${where} ${JSON.stringify({ saving, bar })}`).toBe(false);
    });
  });
});

test.describe('an animal at each width', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('no fact of an animal is alone in the last row, and its button is one line', async ({
    page,
    root,
  }) => {
    const animals = await (await providerFor(root, administrator)).animals();
    // Animals with a large price per kilogram, a long country name, an unknown age.
    const dear = [...animals].sort((one, other) => other.price - one.price).at(2);
    const far = animals.find(({ origine }) => origine.libelle === 'Burkina Faso');
    const ageless = animals.find(({ age_mois, poids_estime }) => age_mois == null && poids_estime != null);
    for (const animal of [dear, far, ageless]) {
      if (animal === undefined) throw new Error('There are not enough animals.');
      await page.goto(`/product/${animal.id}`);
      await hydrated(page);
      const main = page.getByRole('main');
      await atEach(page, desks(390, 768, 1024, 1440), async (where, { width }) => {
        const facts = main.locator('dl').first().locator('> div');
        const tops = await facts.evaluateAll((all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().top)),
        );
        const rows = tops.map((top) => tops.filter((other) => other === top).length);
        // On phones and beside the pictures on tablets the longest fact may take the last row by itself.
        const last = width >= 1024 ? rows.length : rows.length - 1;
        const isAlone = rows.slice(0, last).some((row) => row === 1);
        expect.soft(isAlone, `${animal.name}, ${where}`).toBe(false);
        const button = main.getByRole('button', { name: 'Ajouter au panier', exact: true }).first();
        const box = await button.boundingBox();
        expect.soft(box?.height, `${animal.name}, ${where}: the button`).toBeLessThan(52);
      });
    }
  });

  test('pictures and words leave no hole under them', async ({ page, root }) => {
    for (const name of ['Bélier Bali-Bali', 'Taureau Zébu peul']) {
      await page.goto(`/product/${(await findAnimal(root, name)).id}`);
      await hydrated(page);
      const main = page.getByRole('main');
      await atEach(page, desks(768, 1440), async (where, { width }) => {
        const help = await edges(main.getByRole('region', { name: 'Une question sur cet animal' }));
        const notes = await edges(main.getByRole('list', { name: 'Nos garanties' }));
        const chosen = await edges(main.getByRole('button', { name: 'Ajouter à ma sélection' }));
        // What stands under one of the two columns, or under both.
        const left = notes.right < width * 0.6 ? notes : help;
        const right = notes.left > width / 2 ? notes.bottom : chosen.bottom;
        const said = `${name}, ${where} ${JSON.stringify({ left, right })}`;
        expect.soft(Math.abs(left.bottom - right), said).toBeLessThan(80);
      });
    }
  });
});

test('in the window of a laptop of 1366 × 768 the button that buys is seen at once', async ({
  page,
  root,
}) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  await openAnimal(page, root, 'Bélier Bali-Bali');
  const button = await edges(page.getByRole('button', { name: 'Ajouter au panier', exact: true }).first());
  expect(button.bottom).toBeLessThanOrEqual(640);
});

test('a sold-out animal leaves no hole beside what is said of it', async ({ page, root }) => {
  const animals = await (await providerFor(root, administrator)).animals();
  const gone = animals.find(({ quantity_initial, quantity_vendu }) => quantity_initial === quantity_vendu);
  if (gone === undefined) throw new Error('No animal is sold out.');
  await page.goto(`/product/${gone.id}`);
  const main = page.getByRole('main');
  const ends = await Promise.all(
    [
      main.getByRole('link', { name: 'Paiement 100% sécurisé' }),
      main.getByRole('button', { name: 'Ajouter à ma sélection' }),
    ].map(async (last) => {
      await expect(last).toBeVisible();
      const box = await last.boundingBox();
      return box === null ? Number.NaN : box.y + box.height;
    }),
  );
  expect(Math.max(...ends) - Math.min(...ends), ends.join()).toBeLessThan(140);
  await hydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('film_code'))).toBeNull();
});

test('an animal that was sold out since its page was written offers no frame for a request', async ({
  page,
  root,
}) => {
  const office = await providerFor(root, administrator);
  const animal = await office.findAnimal('Bélier Bali-Bali');
  await office.change(animal, { quantity_initial: animal.quantity_vendu });
  await openAnimal(page, root, animal.name);
  const main = page.getByRole('main');
  await expect(main.getByText('Prévenez-moi', { exact: true })).toBeVisible();
  const small = main.getByRole('button', { name: /^Voir (la photo|le dessin)/ });
  await small.first().press('ArrowLeft');
  await expect(small.last()).toHaveAttribute('aria-current', 'true');
  await office.change(animal, { quantity_initial: animal.quantity_initial });
});
