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

for (const viewport of phones) {
  test.describe(`on a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

    test("an animal's name, price and button are on the first screen", async ({ page, root }) => {
      // Where the animal is sold out, similar ones are above the button (similar-animals.tsx).
      const animals = (await (await providerFor(root, administrator)).animals()).filter(
        ({ quantity_initial, quantity_vendu }) => quantity_initial > quantity_vendu,
      );
      const byName = [...animals].sort((one, other) => other.name.length - one.name.length);
      const promoted = animals.find(({ promo_price }) => promo_price !== null);
      // The animal with the longest name fits on tall phones only.
      const [longest, ...others] = byName;
      const common = others.find(({ name }) => name.length <= 32);
      const looked = viewport.height > 800 ? [longest, promoted, common] : [promoted, common];
      for (const animal of looked) {
        if (animal === undefined) throw new Error('There are not enough animals.');
        await page.goto(`/product/${animal.id}`);
        await expectFirstScreen(page, animal.name);
      }
    });

    test('in twice the text size quantity, button and call are one row', async ({ page, root }) => {
      const { id } = await (await providerFor(root, administrator)).findAnimal('Bélier Ladoum');
      await page.goto(`/product/${id}`);
      await hydrated(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const middles = await page
        .locator('[data-buy] > *')
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .map(({ top, height }) => Math.round(top + height / 2)),
        );
      expect(middles).toHaveLength(3);
      expect(Math.max(...middles) - Math.min(...middles), middles.join()).toBeLessThanOrEqual(2);
    });

    test('its small pictures are one row, which scrolls', async ({ page, root }) => {
      const animals = await (await providerFor(root, administrator)).animals();
      const many = animals.find(({ image6 }) => image6 !== null && image6 !== undefined);
      if (many === undefined) throw new Error('No animal has six pictures.');
      await page.goto(`/product/${many.id}`);
      const small = page.getByRole('main').getByRole('button', { name: /^Voir (la photo|le dessin)/ });
      await expect(small).toHaveCount(6);
      const tops = await small.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await small.last().tap();
      await expect(small.last()).toHaveAttribute('aria-current', 'true');
    });
  });
}

for (const width of [390, 768, 1024, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test(`no fact of an animal is alone in the last row, and its button is one line, at ${width} px`, async ({
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
        const facts = main.locator('dl').first().locator('> div');
        const tops = await facts.evaluateAll((all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().top)),
        );
        const rows = tops.map((top) => tops.filter((other) => other === top).length);
        // On phones and beside the pictures on tablets the longest fact may take the last row by itself.
        const last = width >= 1024 ? rows.length : rows.length - 1;
        expect
          .soft(
            rows.slice(0, last).every((row) => row > 1),
            animal.name,
          )
          .toBe(true);
        const button = main.getByRole('button', { name: 'Ajouter au panier', exact: true }).first();
        const box = await button.boundingBox();
        expect.soft(box?.height, `${animal.name}: the button`).toBeLessThan(52);
      }
    });
  });
}

/** Top and bottom of what is seen of an element, in px of the window. */
const edges = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });

for (const viewport of [
  { width: 360, height: 640 },
  { width: 360, height: 780 },
  { width: 390, height: 844 },
]) {
  test.describe(`the animal on a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

    test('begins above 150 px and is whole, its small pictures keep to the gutter, no bar cuts its saving', async ({
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
      expect((await edges(picture)).top).toBeLessThan(150);
      // `contain` shows all of it; `cover` only where its frame has its own proportions.
      const isComplete = await picture.evaluate((image) => {
        if (!(image instanceof HTMLImageElement)) return false;
        const frame = image.clientWidth / image.clientHeight;
        const own = image.naturalWidth / image.naturalHeight;
        return getComputedStyle(image).objectFit === 'contain' || Math.abs(frame - own) < 0.01;
      });
      expect(isComplete).toBe(true);
      const chosen = main.locator('[aria-current=true]').filter({ has: page.locator('img') });
      const ring = await chosen.evaluate((button) => {
        const spread = getComputedStyle(button).boxShadow.match(/(\d+)px(?!.*px)/)?.[1];
        return button.getBoundingClientRect().left - Number(spread ?? 0);
      });
      expect(ring).toBeGreaterThanOrEqual(16);
      const saving = await edges(main.getByText(/^Economisez/).first());
      const bar = await edges(main.locator('[data-at-bottom]'));
      expect(saving.bottom <= bar.top || saving.top >= bar.bottom, JSON.stringify({ saving, bar })).toBe(
        true,
      );
    });
  });
}

for (const width of [768, 1440]) {
  test.describe(`beside each other at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test(`pictures and words leave no hole under them at ${width} px`, async ({ page, root }) => {
      for (const name of ['Bélier Bali-Bali', 'Taureau Zébu peul']) {
        await page.goto(`/product/${(await findAnimal(root, name)).id}`);
        await hydrated(page);
        const main = page.getByRole('main');
        const left = await edges(main.getByRole('region', { name: 'Une question sur cet animal' }));
        const notes = await edges(main.getByRole('list', { name: 'Nos garanties' }));
        const button = await edges(
          main.getByRole('button', { name: 'Ajouter au panier', exact: true }).first(),
        );
        // What stands under the two columns, or beside the last of the other one.
        const right = notes.left > width / 2 ? notes.bottom : button.bottom;
        expect
          .soft(Math.abs(left.bottom - right), `${name} ${JSON.stringify({ left, right })}`)
          .toBeLessThan(80);
      }
    });
  });
}

test('in a window of 1440 × 900 the button that buys is seen at once', async ({ page, root }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAnimal(page, root, 'Bélier Bali-Bali');
  const button = await edges(page.getByRole('button', { name: 'Ajouter au panier', exact: true }).first());
  expect(button.bottom).toBeLessThanOrEqual(900);
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
