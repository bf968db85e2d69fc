import { expect, it } from 'vitest';
import { reorderEffects } from './reorder.ts';
import { announcing, answeringApp } from './testing/answering-app.ts';

const { signal } = new AbortController();
const product = {
  ...{ id: 'ladoum', name: 'Ladoum', description: '', price: 95_000, promo_price: null, taille: null },
  category: { id: 'moutons', nom_categorie: 'Moutons' },
  origine: { id: 'ml', libelle: 'Mali', flag: '', code: 'ML' },
  ...{ quantity_initial: 9, quantity_vendu: 0, created_at: '2026-10-01T08:00:00Z' },
};
const item = (quantity: number) => ({ product, quantity, unit_price: '95000.00' });
const order = {
  ...{ order_number: 'BL-1', created_at: '2026-10-01T08:00:00Z', status: 'CANCELLED' },
  ...{ total_amount: '475000.00', items: [item(2), item(3)] },
  client: {
    ...{ first_name: 'Awa', last_name: 'Koné', email: 'client@exemple.ci', username: 'awa' },
    ...{ numero_telephone: '0701020304', adresse1: null },
  },
};

it('counts an animal over all lines that hold it, of the order and of the cart', async () => {
  const { app, bodies, headers } = answeringApp({
    'GET ecommerce/get-detail-order/BL-1': [200, order],
    'GET ecommerce/panier/': [
      200,
      [
        { id: 'l1', quantity: 1, product },
        { id: 'l2', quantity: 2, product },
      ],
      announcing,
    ],
    'GET ecommerce/products-betails/ladoum': [200, product],
    'POST ecommerce/panier/': [201],
  });
  const { refillCart } = reorderEffects(app).calls;
  expect(await refillCart({ orderNumber: 'BL-1' }, signal)).toEqual({
    kind: 'refilled',
    missing: [],
    isAlone: true,
  });
  expect(bodies).toEqual([{ product_id: 'ladoum', quantity: 2 }]);
  expect(headers.at(-1)?.get('Idempotency-Key')).toBe('fresh-key');
});
