import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everyOrderStatus } from '#openapi/words.ts';
import { listings } from '#rules/catalogue.ts';
import { featured, featuredTabs } from '#rules/featured.ts';
import { readFlag } from '../static/media.ts';
import type { SeedProduct } from './animal-lot.ts';
import { seedShop } from './shop.ts';
import { demoAccounts, demoPassword, userId } from './users.ts';

const now = new Date('2026-05-12T09:30:00.000Z');
const shop = seedShop(now);
const { categories, countries, products, users, orders } = shop;
const day = 86_400_000;

const picturesOf = ({ image1, image2, image3, image4, image5, image6 }: SeedProduct) =>
  [image1, image2, image3, image4, image5, image6].filter((image) => image !== null);
const stockOf = ({ quantity_initial, quantity_vendu }: SeedProduct) => quantity_initial - quantity_vendu;
const priceOf = ({ price, promo_price }: SeedProduct) => promo_price ?? price;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('the seed', () => {
  test('is the same for the same moment', () => {
    expect(seedShop(now)).toEqual(shop);
  });

  test('only moves its dates when the moment moves', () => {
    const later = seedShop(new Date(now.getTime() + 40 * day));
    const undated = (text: string) => text.replaceAll(/"\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?"/g, '"moment"');
    expect(undated(JSON.stringify(later))).toBe(undated(JSON.stringify(shop)));
  });
});

describe('the catalogue', () => {
  test('offers at least 63 lots of at least 15 breeds, in 3 categories, from 8 countries', () => {
    expect(products.length).toBeGreaterThanOrEqual(63);
    expect(new Set(products.map(({ breed }) => breed)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(products.map((product) => product.category_id)).size).toBe(3);
    expect(new Set(products.map((product) => product.origine_id)).size).toBe(8);
    expect(countries).toHaveLength(8);
  });

  test('asks between 75 000 and 4 500 000 XOF, beyond the sliders, in whole francs', () => {
    const prices = products.map(({ price }) => price);
    expect(Math.min(...prices)).toBe(75_000);
    expect(Math.max(...prices)).toBe(4_500_000);
    expect(
      products.filter((product) => !Number.isInteger(product.price) || priceOf(product) < 75_000),
    ).toEqual([]);
  });

  test('leaves the size of one lot open, and has lots of each size', () => {
    expect(products.filter(({ taille }) => taille === null)).toHaveLength(1);
    expect(new Set(products.map(({ taille }) => taille))).toEqual(
      new Set(['petit', 'moyen', 'grand', 'extra', null]),
    );
  });

  test('gives a size by the people an animal feeds, which its weight says: alike within a category', () => {
    // The least weight in kg of Moyen, Grand and Extra (docs/decisions/0009-conflicts.md): sheep, cattle, goats.
    const least = [
      { moyen: 35, grand: 55, extra: 80 },
      { moyen: 225, grand: 325, extra: 400 },
      { moyen: 25, grand: 35, extra: 45 },
    ];
    const sized = products.flatMap(({ name, description, taille, category_id }) => {
      const weight = /(\d+)(?:\u00a0| )?(?:(?:à|et) \d+(?:\u00a0| )?)?kg/.exec(description)?.[1];
      const bounds = least[categories.findIndex(({ id }) => id === category_id)];
      if (weight === undefined || bounds === undefined || taille === null) return [];
      const kilos = Number(weight);
      const meant = (['extra', 'grand', 'moyen'] as const).find((size) => kilos >= bounds[size]) ?? 'petit';
      return [{ name, kilos, taille, meant }];
    });
    expect(sized.length).toBeGreaterThan(55);
    expect(sized.filter(({ taille, meant }) => taille !== meant)).toEqual([]);
  });

  test('estimates the weights in its texts, and invents none', () => {
    const kilos = products.flatMap(({ name, description, poids_estime }) => {
      const [, least, most] = /(\d+)(?:\s(?:à|et)\s(\d+))?\s?kg/.exec(description) ?? [];
      if (poids_estime === null || least === undefined) return [];
      return [{ name, poids_estime, least: Number(least), most: Number(most ?? least) }];
    });
    expect(kilos.length).toBeGreaterThan(55);
    expect(
      kilos.filter(({ poids_estime, least, most }) => poids_estime < least || poids_estime > most),
    ).toEqual([]);
    expect(products.some(({ poids_estime }) => poids_estime === null)).toBe(true);
    expect(products.filter(({ age_mois }) => age_mois === null).length).toBeGreaterThan(5);
  });

  test('shows one lot without a picture and the others with one to six, the first ones first, none twice', () => {
    const counts = products.map((product) => picturesOf(product).length);
    expect(counts.filter((count) => count === 0)).toHaveLength(1);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    for (const product of products) {
      const pictures = picturesOf(product);
      expect(new Set(pictures).size, product.name).toBe(pictures.length);
      expect(pictures[0] ?? null, product.name).toBe(product.image1);
    }
  });

  test('names only pictures that are drawn, but for three animals whose photos are stand-ins', () => {
    const photographed = products.filter((product) =>
      picturesOf(product).some((one) => !one.endsWith('.svg')),
    );
    expect(photographed).toHaveLength(3);
    // The page of each shows drawings beside its photos.
    for (const product of photographed)
      expect(picturesOf(product).some((one) => one.endsWith('.svg'))).toBe(true);
    // One has a film, and the days of its photos.
    const filmed = products.filter(({ film }) => film !== null);
    expect(filmed).toEqual(products.filter(({ image1_date }) => image1_date !== null));
    expect(filmed.map(({ image1, film_poster }) => [image1?.endsWith('.webp'), film_poster])).toEqual([
      [true, filmed[0]?.image1],
    ]);
    const drawings = products.flatMap(picturesOf).filter((one) => one.endsWith('.svg'));
    const files = readdirSync(new URL('../pictures/', import.meta.url)).map(
      (name) => `/media/animals/${name}`,
    );
    expect(drawings.filter((one) => !files.includes(one))).toEqual([]);
  });

  test.each([
    [/^Bélier Ladoum/, /ram-(?:magpie|grey)/],
    [/^Bélier (?:métis )?Bali-Bali/, /ram-(?:white|ouda)|balibali-\w+/],
    [/^Bélier Touabire/, /ram-(?:skewbald|fawn|chestnut)|touabire-\w+/],
    [/^Bélier (?:Djallonké|Mossi)/, /djallonke-\w+/],
    [/^(?:Brebis (?:Bali|Touabire|peule|Ouda)|Antenaise Ladoum)/, /sahelewe-\w+/],
    [/^Brebis Djallonké/, /ewe-\w+/],
    [/^(?:Bouc|Chèvre|Chevrette) .*(?:Sahel|Hodh)/, /goat-(?:chamois|white|skewbald|grey)|sahelgoat-\w+/],
    [/^(?:Bouc|Chèvre) .*(?:Djallonké|Mossi)/, /goat-(?:black|magpie|fawn)|dwarfgoat-\w+/],
    [/^(?:Bouc|Chèvre) .*Maradi/, /goat-(?:chestnut|mahogany)/],
    [/^Taureau N.Dama/, /ox-(?:fawn|chestnut)/],
    [/^(?:Taureau|Taurillon) (?:Baoulé|Lobi|Lagunaire|Somba)/, /ox-(?:magpie|black|skewbald|white)/],
    [/^Taureau (?:Azawak|Goudali)/, /zebu-fawn|goudali-\w+/],
    [/^(?:Taureau|Bœuf).* (?:Zébu peul|Gobra|Bororo)/, /zebu-(?:mahogany|white|chestnut|magpie)|peul-\w+/],
    [/^Bœuf Kouri/, /longhorn-\w+/],
  ] as const)(
    'draws an animal whose name is %s as one: a drawing says that it is of the breed',
    (name, drawn) => {
      const drawings = products
        .filter((product) => name.test(product.name))
        .flatMap(picturesOf)
        .filter((picture) => picture.endsWith('.svg'));
      expect(drawings.length).toBeGreaterThan(0);
      const address = new RegExp(`^/media/animals/(?:${drawn.source})-`);
      expect(drawings.filter((picture) => !address.test(picture))).toEqual([]);
    },
  );

  test('has a flag for each country', () => {
    for (const { code, flag } of countries) {
      expect(flag).toBe(`/media/flags/${code.toLowerCase()}.svg`);
      expect(readFlag(code)).toMatch(/^<svg /);
      expect(readFlag(code.toLowerCase())).toBe(readFlag(code));
    }
    for (const code of ['', 'X', 'ZZ', '../CI', 'CIV', 'C%']) expect(readFlag(code)).toBeNull();
  });

  test('describes each lot in its own words, in 200 to 600 characters of well-set French', () => {
    const texts = products.map(({ description }) => description);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of [...texts, ...products.map(({ name }) => name)]) {
      expect(text).not.toMatch(/'| [;!?:»%]|« |\d (?:kg|cm|\d{3})\b| {2}/);
    }
    for (const text of texts) {
      expect(text.length, text).toBeGreaterThanOrEqual(200);
      expect(text.length, text).toBeLessThanOrEqual(600);
      expect(text).toMatch(/\.$/);
    }
  });

  test('shows sheep, goats, cattle, a promotion and a well-sold lot among the first eight', () => {
    const first = products.slice(0, 8);
    expect(new Set(first.map((product) => product.category_id)).size).toBe(3);
    expect(first.some(({ promo_price }) => promo_price !== null)).toBe(true);
    expect(first.some(({ quantity_vendu }) => quantity_vendu > 1)).toBe(true);
    expect(first.every((product) => stockOf(product) > 0 && product.image1 !== null)).toBe(true);
  });

  test('fills the three tabs of the first eight with three different choices', () => {
    const first = products.slice(0, 8).map((one) => ({ ...one, created_at: one.created_at.toISOString() }));
    const named = (tab: (typeof featuredTabs)[number]) =>
      featured(first, tab, now.getTime()).map(({ name }) => name);
    const tabs = featuredTabs.map((tab) => named(tab).join());
    expect(new Set(tabs).size).toBe(featuredTabs.length);
    for (const tab of featuredTabs) expect(named(tab).length, tab).toBeGreaterThanOrEqual(3);
  });

  test('has animals of each category in the prices that a listing begins with, and each edge of an offer', () => {
    const { min, max } = listings.category.initial;
    for (const { id, nom_categorie } of categories) {
      const within = products.filter(
        (product) => product.category_id === id && priceOf(product) >= min && priceOf(product) <= max,
      );
      expect(within.length, nom_categorie).toBeGreaterThanOrEqual(3);
    }
    expect(products.some((product) => priceOf(product) > max)).toBe(true);
    expect(products.some((product) => stockOf(product) === 1)).toBe(true);
    expect(products.some(({ image6 }) => image6 !== null)).toBe(true);
  });
});

describe('the accounts', () => {
  test('are a customer, one with two-factor, one not activated, staff and an administrator, and their neighbours', () => {
    const account = (email: string) => users.find((user) => user.email === email);
    expect(account('client@exemple.ci')).toMatchObject({
      role: 'customer',
      is_active: true,
      two_factor: false,
    });
    expect(account(demoAccounts.twoFactor)).toMatchObject({ is_active: true, two_factor: true });
    expect(account(demoAccounts.inactive)).toMatchObject({ is_active: false });
    expect(account(demoAccounts.staff)).toMatchObject({ role: 'staff', is_active: true });
    expect(account(demoAccounts.administrator)).toMatchObject({ role: 'administrator', is_active: true });
    expect(users.length).toBeGreaterThanOrEqual(10);
  });

  test('have the documented password, which keeps the rules of registration', () => {
    expect(demoPassword).toBe('Tabaski-2026');
    expect(demoPassword).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^a-zA-Z0-9]).{8,}$/);
  });
});

describe('the orders', () => {
  const ofDemoCustomer = orders.filter((order) => order.user_id === userId(demoAccounts.customer));

  test('are at least twelve for the demo customer, in every status, and in every status for others too', () => {
    expect(ofDemoCustomer.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ofDemoCustomer.map(({ status }) => status))).toEqual(new Set(everyOrderStatus));
    const others = orders.filter((order) => !ofDemoCustomer.includes(order));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set(everyOrderStatus));
  });

  test('use both ways and all four means of paying', () => {
    expect(new Set(orders.map((order) => order.type_paiement))).toEqual(new Set(['mobile', 'livraison']));
    expect(new Set(orders.map((order) => order.moyen_paiement)).size).toBe(4);
  });

  test('total what their lines cost, at the price of the lot', () => {
    for (const order of orders) {
      expect(order.total_amount).toBe(sumOf(order.items.map((item) => item.quantity * item.unit_price)));
      for (const item of order.items) {
        const product = products.find(({ id }) => id === item.product_id);
        expect(item.unit_price).toBe(product && priceOf(product));
        expect(item.quantity).toBeGreaterThanOrEqual(1);
        const offered = `${product?.name} is offered before ${order.order_number} (\`days\` of both)`;
        expect(product && product.created_at < order.created_at, offered).toBe(true);
      }
    }
  });

  test('were placed by active customers who had an account and give where they live', () => {
    for (const order of orders) {
      const buyer = users.find(({ id }) => id === order.user_id);
      expect(buyer).toMatchObject({ role: 'customer', is_active: true });
      expect(buyer && buyer.created_at < order.created_at).toBe(true);
      expect(order.address.length).toBeGreaterThan(0);
      expect(order.address.length).toBeLessThanOrEqual(200);
      expect(order.ville.length).toBeGreaterThan(0);
    }
  });

  test.each(orders.map((order): [string, (typeof orders)[number]] => [order.order_number, order]))(
    '%s asks the whole at once, or 30 %% first and the rest at the door, and is paid as its status says',
    (_number, order) => {
      const parts = order.payments.map(({ part }) => part);
      const amounts = order.payments.map(({ amount }) => amount);
      const paid = sumOf(
        order.payments.filter(({ status }) => status === 'PAID').map(({ amount }) => amount),
      );
      expect(order.is_payement_echolone).toBe(order.type_paiement === 'livraison');
      if (order.type_paiement === 'mobile') {
        expect(parts).toEqual(['total']);
        expect(amounts).toEqual([order.total_amount]);
        expect(paid).toBe(['PENDING', 'CANCELLED'].includes(order.status) ? 0 : order.total_amount);
      } else {
        expect(amounts[0]).toBe(Math.round(order.total_amount * 0.3));
        expect(parts).toEqual(order.status === 'DELIVERED' ? ['acompte', 'solde'] : ['acompte']);
        if (order.status === 'DELIVERED') expect(paid).toBe(order.total_amount);
        else expect(paid).toBe(order.status === 'CANCELLED' ? 0 : amounts[0]);
      }
      for (const payment of order.payments) {
        expect(payment.paid_at !== null).toBe(payment.status === 'PAID');
        expect(payment.created_at >= order.created_at).toBe(true);
        expect(payment.created_at <= now).toBe(true);
      }
    },
  );
});
