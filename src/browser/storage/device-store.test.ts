import { describe, expect, it } from 'vitest';
import { storeOf } from '#effects/testing/answering-app.ts';
import { browserStore } from './browser-store.ts';
import { deleteEnded, deleteOthers, lifetimes, moveOwned, ownedKey } from './device-store.ts';

const names = ['checkout_draft', 'wished_delivery', 'kept_cart'] as const;
const [awa, aya] = ['awa@exemple.ci', 'aya@exemple.ci'];

/** A device with every key of two customers, and of a build before, and a key of another program. */
function device() {
  const values = new Map<string, string>(Object.keys(lifetimes).map((key) => [key, 'x']));
  values.set('order_attempt', JSON.stringify({ body: { email: awa } }));
  values.set('awaited_payment', JSON.stringify({ owner: awa }));
  for (const name of names) {
    for (const email of [awa, aya]) values.set(ownedKey(email, name), email);
    values.set(name, JSON.stringify({ email: awa, name }));
  }
  values.set('other', 'x');
  return { values, store: storeOf(values) as Parameters<typeof deleteEnded>[0] };
}
/** The session on that device. */
const session = { epoch: 'x', user: null };
const texts = (values: Map<string, string>, email: string) =>
  names.map((name) => values.get(ownedKey(email, name)));

describe('the texts of the device', () => {
  it('a logout deletes those of every customer, and of builds before; what is the device’s stays', () => {
    const { values, store } = device();
    deleteEnded(store, 'customer');
    const ofDevice = Object.entries(lifetimes).filter(([, lifetime]) => lifetime === 'device');
    expect([...values.keys()].sort()).toEqual([...ofDevice.map(([key]) => key), 'other'].sort());
  });

  it('an expiry keeps an unsent order and a payment, with their owner, and no city or wished day', () => {
    const { values, store } = device();
    deleteEnded(store, 'session');
    expect(texts(values, awa)).toEqual([awa, undefined, undefined]);
    for (const key of ['user', 'access_token', 'kept_cart', '_email'])
      expect(values.has(key), key).toBe(false);
    for (const key of ['order_attempt', 'awaited_payment', 'redirect_url'])
      expect(values.has(key), key).toBe(true);
  });

  it('a customer finds their own alone, those of a build before, too', () => {
    const { values, store } = device();
    values.delete(ownedKey(awa, 'checkout_draft'));
    deleteOthers(store, awa, session);
    expect(texts(values, awa)[0]).toContain('checkout_draft');
    expect(texts(values, aya)).toEqual([undefined, undefined, undefined]);
    for (const name of names) expect(values.has(name), name).toBe(false);
    expect(values.has('order_attempt') && values.has('awaited_payment')).toBe(true);
    deleteOthers(store, aya, session);
    expect(values.has('order_attempt') || values.has('awaited_payment')).toBe(false);
  });

  it('an unreadable attempt is nobody’s', () => {
    const { values, store } = device();
    values.set('order_attempt', '{');
    deleteOthers(store, awa, session);
    expect(values.has('order_attempt')).toBe(false);
  });

  it('follow a customer whose e-mail has changed', () => {
    const { values, store } = device();
    moveOwned(store, awa, 'awa.kone@exemple.ci');
    expect(texts(values, 'awa.kone@exemple.ci')).toEqual([awa, awa, awa]);
    expect(texts(values, awa)).toEqual([undefined, undefined, undefined]);
    expect(texts(values, aya)).toEqual([aya, aya, aya]);
    expect(values.get('awaited_payment')).toBe('{"owner":"awa.kone@exemple.ci"}');
  });

  it('find their new key on a full device, which has no room for a second copy', () => {
    const values = new Map([['checkout_draft', JSON.stringify({ email: awa, values: {} })]]);
    const store = browserStore({
      events: new EventTarget(),
      storage: () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, text) => {
          if (values.size > 0) throw new Error('QuotaExceededError');
          values.set(key, text);
        },
        removeItem: (key) => void values.delete(key),
        key: (place) => [...values.keys()][place] ?? null,
        length: values.size,
      }),
    });
    deleteOthers(store, awa, { epoch: 'none', user: null });
    expect([...values.keys()]).toEqual([ownedKey(awa, 'checkout_draft')]);
    moveOwned(store, awa, aya);
    expect([...values.keys()]).toEqual([ownedKey(aya, 'checkout_draft')]);
  });
});

describe('the owner in a key', () => {
  const keyOf = (email: string) => ownedKey(email, 'checkout_draft');

  it('is named by the 64 bits of FNV-1a', () => {
    // Test vectors of the algorithm's authors: '' and 'foobar'.
    expect(keyOf('')).toBe(`o${0xcbf29ce484222325n.toString(36)}:checkout_draft`);
    expect(keyOf('foobar')).toBe(`o${0x85944171f73967e8n.toString(36)}:checkout_draft`);
  });

  it('tells e-mails apart, and gives one e-mail one name', () => {
    const names = Array.from({ length: 10_000 }, (_, n) => keyOf(`client${n}@exemple.ci`));
    expect(new Set(names).size).toBe(names.length);
    expect(keyOf('client7@exemple.ci')).toBe(names[7]);
  });
});
