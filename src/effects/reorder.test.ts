import { describe, expect, it } from 'vitest';
import { ownedKey } from '#browser/storage/device-store.ts';
import { reorderEffects } from './reorder.ts';
import { type Answers, announcing, answeringApp, type Given, sessionOf } from './testing/answering-app.ts';

const product = {
  ...{ id: 'ladoum', name: 'Ladoum', description: '', price: 95_000, promo_price: null, taille: null },
  category: { id: 'moutons', nom_categorie: 'Moutons' },
  origine: { id: 'ml', libelle: 'Mali', flag: '', code: 'ML' },
  created_at: '2026-10-01T08:00:00Z',
};
const order = {
  ...{ order_number: 'BL-1', created_at: '2026-10-01T08:00:00Z', status: 'CANCELLED' },
  ...{ total_amount: '285000.00', items: [{ product, quantity: 3, unit_price: '95000.00' }] },
  client: {
    ...{ first_name: 'Awa', last_name: 'Koné', email: 'client@exemple.ci', username: 'awa' },
    ...{ numero_telephone: '0701020304', adresse1: null },
  },
};

/** Reorders three of a cancelled order; the cart contains `inCart`, and `left` are in stock. Logs the additions. */
async function reordered(inCart: number, left: number | null, added: Given = [201, []]) {
  const line = { id: 'a', quantity: inCart, product };
  const found: Given =
    left === null ? [404] : [200, { ...product, quantity_initial: left, quantity_vendu: 0 }];
  const answers: Answers = {
    'GET ecommerce/panier/': [200, inCart === 0 ? [] : [line]],
    'GET ecommerce/get-detail-order/BL-1': [200, order],
    'GET ecommerce/products-betails/ladoum': found,
    'POST ecommerce/panier/': added,
  };
  const { app, asked, bodies } = answeringApp(answers);
  app.drafts.write('unanswered_adds', { ladoum: '1 key' });
  const answer = await reorderEffects(app).calls.refillCart(
    { orderNumber: 'BL-1' },
    new AbortController().signal,
  );
  const unanswered = app.drafts.read('unanswered_adds');
  return { answer, quantities: bodies.map(({ quantity }) => quantity), asked, unanswered };
}

const missing = (back: number) => ({
  kind: 'refilled',
  missing: [{ name: 'Ladoum', wanted: 3, back }],
});
const whole = { kind: 'refilled', missing: [], isAlone: true };

describe('ordering again', () => {
  it('opens the cart, so an unanswered add of the tab is forgotten; not if it is refused', async () => {
    expect((await reordered(0, 9)).unanswered).toBeNull();
    expect((await reordered(0, 9, [503])).unanswered).toBe('{"ladoum":"1 key"}');
  });

  it.each([
    ['all three into an empty cart', 0, 10, [3], whole],
    ['only what the cart lacks', 1, 10, [2], whole],
    ['nothing where the cart holds them all, so that a second press changes nothing', 3, 10, [], whole],
    ['nothing where the cart holds more', 5, 10, [], whole],
    ['what is left, and says what is missing', 0, 2, [2], missing(2)],
    ['what is left beside what the cart holds', 1, 2, [1], missing(2)],
    ['nothing of an animal that is gone', 0, null, [], missing(0)],
    ['nothing where none is left, and counts what the cart holds', 2, 0, [], missing(2)],
  ] as const)('adds %s', async (_, inCart, left, quantities, answer) => {
    expect(await reordered(inCart, left)).toMatchObject({ quantities, answer });
  });

  it('returns the quantity in the cart if the rest was sold meanwhile (400)', async () => {
    expect(await reordered(1, 10, [400])).toMatchObject({ quantities: [2], answer: missing(1) });
  });

  it.each([
    [401, 'unauthorized'],
    [500, 'refused'],
  ])('ends at %d', async (status, kind) => {
    expect((await reordered(0, 10, [status])).answer).toEqual({ kind });
  });
});

it('repeats an add without an answer, but not in the session of another customer', async () => {
  const { app, bodies } = answeringApp({
    'GET ecommerce/panier/': [200, [], announcing],
    'GET ecommerce/get-detail-order/BL-1': [200, order],
    'GET ecommerce/get-detail-order/BL-2': [200, { ...order, order_number: 'BL-2', items: [] }],
    'GET ecommerce/products-betails/ladoum': [200, { ...product, quantity_initial: 9, quantity_vendu: 0 }],
    'POST ecommerce/panier/': [503],
  });
  const reorder = async (orderNumber: string) => {
    bodies.length = 0;
    await reorderEffects(app).calls.refillCart({ orderNumber }, new AbortController().signal);
    return bodies;
  };
  expect(await reorder('BL-1')).toHaveLength(1);
  expect(await reorder('BL-2')).toHaveLength(1);
  app.session = sessionOf('token', 'autre@exemple.ci', { epoch: 'later' });
  expect(await reorder('BL-2')).toEqual([]);
});

describe('reordering after a refused payment', () => {
  const storedDraft = (isIdNumberWithheld: boolean) =>
    JSON.stringify({ values: { notes: 'Portail bleu.' }, isIdNumberWithheld });

  it.each([
    ['asks for no ID number again, and keeps what was typed', 'client@exemple.ci', storedDraft(false)],
    ['leaves the form of another customer alone', 'autre@exemple.ci', storedDraft(true)],
  ])('%s', (_, email, left) => {
    const { app, went } = answeringApp({});
    const key = ownedKey('client@exemple.ci', 'checkout_draft');
    app.store.write(key, storedDraft(true));
    reorderEffects({ ...app, session: sessionOf('token', email) }).actions.openPaymentStep(undefined);
    expect(JSON.parse(app.store.read(key) ?? '')).toEqual(JSON.parse(left));
    expect(went).toEqual(['/checkout?etape=2']);
  });
});
