import { describe, expect, it } from 'vitest';
import { addToCartEffects } from './add-to-cart.ts';
import { cartEffects } from './cart.ts';
import { reorderEffects } from './reorder.ts';
import { announcing, answeringApp, type Given } from './testing/answering-app.ts';

const { signal } = new AbortController();
const product = {
  ...{ id: 'ladoum', name: 'Ladoum', description: '', price: 95_000, promo_price: null, taille: null },
  category: { id: 'moutons', nom_categorie: 'Moutons' },
  origine: { id: 'ml', libelle: 'Mali', flag: '', code: 'ML' },
  ...{ quantity_initial: 9, quantity_vendu: 0, created_at: '2026-10-01T08:00:00Z' },
};
const line = { id: 'a', quantity: 3, product };
const order = {
  ...{ order_number: 'BL-1', created_at: '2026-10-01T08:00:00Z', status: 'CANCELLED' },
  ...{ total_amount: '285000.00', items: [{ product, quantity: 3, unit_price: '95000.00' }] },
  client: {
    ...{ first_name: 'Awa', last_name: 'Koné', email: 'client@exemple.ci', username: 'awa' },
    ...{ numero_telephone: '0701020304', adresse1: null },
  },
};

/**
 * A provider that accepts keys. It loses the answers to the first `lost` adds and applies those adds only when `commit` is
 * called: after the shop's time-out.
 */
function lateProvider(lost: number) {
  const cart: { id: string; quantity: number; product: typeof product }[] = [];
  const kept = new Map<string | null, true>();
  const late: (() => void)[] = [];
  let asked = 0;
  const tab = answeringApp({
    'GET ecommerce/panier/': async (): Promise<Given> => [200, [...cart], announcing],
    'GET ecommerce/get-detail-order/BL-1': [200, order],
    'GET ecommerce/products-betails/ladoum': [200, product],
    'POST ecommerce/panier/': async (): Promise<Given> => {
      const key = tab.headers.at(-1)?.get('Idempotency-Key') ?? null;
      const { quantity } = tab.bodies.at(-1) as { quantity: number };
      const keep = (): void => {
        if (key !== null && kept.has(key)) return;
        kept.set(key, true);
        cart.push({ id: `line-${cart.length}`, quantity, product });
      };
      asked += 1;
      if (asked > lost) {
        keep();
        return [201, []];
      }
      late.push(keep);
      throw new TypeError('network');
    },
  });
  let made = 0;
  const newKey = (): string => {
    made += 1;
    return `key-${made}`;
  };
  const commit = (): void => {
    for (const keep of late.splice(0)) keep();
  };
  const change = (quantity: number): void => {
    cart.splice(0, cart.length, ...(quantity === 0 ? [] : [{ id: 'other', quantity, product }]));
  };
  const held = (): number => cart.reduce((sum, { quantity }) => sum + quantity, 0);
  Object.assign(tab.app, { newKey });
  tab.openCart();
  return { app: tab.app, commit, change, held };
}

type Provider = ReturnType<typeof lateProvider>;

/** The controls that add three animals; each call opens its page anew. */
const controls: Record<string, (provider: Provider) => () => Promise<unknown>> = {
  'Ajouter au panier': ({ app }) => {
    const { calls } = addToCartEffects(app);
    return () => calls.addToCart({ productId: 'ladoum', quantity: 3 }, signal);
  },
  Annuler: ({ app }) => {
    const { calls } = cartEffects(app);
    return () => calls.changeLine({ lineId: 'a', quantity: 3, line }, signal);
  },
  'Remettre au panier': ({ app }) => {
    const { calls } = reorderEffects(app);
    return () => calls.refillCart({ orderNumber: 'BL-1' }, signal);
  },
};
const lostAnswer = (press: () => Promise<unknown>) => expect(press()).rejects.toThrow();

describe.each(Object.entries(controls))('%s, pressed again after silence', (_, control) => {
  it('adds once, however late the first addition is kept', async () => {
    const provider = lateProvider(1);
    const press = control(provider);
    await lostAnswer(press);
    await press();
    provider.commit();
    expect(provider.held()).toBe(3);
  });

  it('adds once after several lost answers', async () => {
    const provider = lateProvider(3);
    const press = control(provider);
    for (let lost = 0; lost < 3; lost += 1) await lostAnswer(press);
    await press();
    provider.commit();
    expect(provider.held()).toBe(3);
  });

  it('adds once more where the first was answered: that is another wish', async () => {
    const provider = lateProvider(0);
    const press = control(provider);
    await press();
    provider.change(0);
    await press();
    expect(provider.held()).toBe(3);
  });
});

describe('Remettre au panier after silence', () => {
  it('settles what it sent before it looks what the cart lacks', async () => {
    const provider = lateProvider(1);
    const press = controls['Remettre au panier']?.(provider) as () => Promise<unknown>;
    await lostAnswer(press);
    provider.change(1);
    await press();
    provider.commit();
    expect(provider.held()).toBe(4);
  });

  it('knows what it sent where its page was left and opened again', async () => {
    const provider = lateProvider(1);
    const open = controls['Remettre au panier'] as (provider: Provider) => () => Promise<unknown>;
    await lostAnswer(open(provider));
    await open(provider)();
    provider.commit();
    expect(provider.held()).toBe(3);
  });

  it('adds nothing but what is lacking where the cart was emptied after the first was kept', async () => {
    const provider = lateProvider(1);
    const press = controls['Remettre au panier']?.(provider) as () => Promise<unknown>;
    await lostAnswer(press);
    provider.commit();
    provider.change(0);
    await press();
    expect(provider.held()).toBe(3);
  });
});

it('Annuler adds nothing where nobody knows what the cart holds', async () => {
  const { app, asked } = answeringApp({ 'GET ecommerce/panier/': [503] });
  expect(await cartEffects(app).calls.changeLine({ lineId: 'a', quantity: 3, line }, signal)).toEqual({
    kind: 'refused',
  });
  expect(asked).toEqual(['GET ecommerce/panier/']);
});
