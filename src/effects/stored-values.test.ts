import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { awa, json, openTab, settle } from '#boot/testing/fake-tab.ts';
import { ownedKey, type StorageKey } from '#browser/storage/device-store.ts';
import { draftedForms, tabNotes } from '#browser/storage/drafts.ts';
import { codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import { forgotPasswordMachine } from '#machines/account/forgot-password.machine.ts';
import { loginMachine } from '#machines/account/login.machine.ts';
import { profileMachine, profileValues } from '#machines/account/profile.machine.ts';
import { registrationMachine } from '#machines/account/registration.machine.ts';
import { contactMachine } from '#machines/browsing/contact.machine.ts';
import { selectionMachine } from '#machines/browsing/selection.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutErrors } from '#machines/checkout/checkout.model.ts';
import { prepareAttempt } from '#machines/checkout/order-attempt.ts';
import { withEffects } from '#machines/with-effects.ts';
import type { CartLine, CheckoutRequest } from '#openapi/schemas.ts';
import { emptyCheckout, isPaidInParts, validateCheckout } from '#rules/checkout.ts';
import { cartTotal } from '#rules/money.ts';
import { selectionLimits } from '#rules/selection.ts';
import { draftOf } from '#rules/stored-names.ts';
import { checkoutEffects } from './checkout.ts';
import {
  activationCodeEffects,
  activationCodeInput,
  twoFactorEffects,
  twoFactorInput,
} from './code-entry.ts';
import { contactEffects, contactInput } from './contact.ts';
import { filmCode } from './film-code.ts';
import { forgotPasswordEffects, forgotPasswordInput } from './forgot-password.ts';
import { loginEffects, loginInput } from './login.ts';
import { serializedAttempt } from './place-attempt.ts';
import { profileEffects, profileInput } from './profile.ts';
import { registrationEffects, registrationInput } from './registration.ts';
import { selectionEffects, selectionInput } from './selection.ts';
import { storedCart } from './stored-cart.ts';

/** The number of values tried; `STORAGE_FUZZ_RUNS=100000` tries more. */
const runs = Number(process.env.STORAGE_FUZZ_RUNS ?? 200);

const line: CartLine = {
  id: 'line-1',
  quantity: 1,
  product: { id: 'ladoum', name: 'Ladoum', image1: null, price: 165_000, promo_price: null, taille: 'grand' },
};
const values = { ...emptyCheckout, ...awa, phone: awa.numero_telephone, address: 'Cocody', ville: 'Abidjan' };
const stored = serializedAttempt(prepareAttempt(values, [line], { key: 'key-1', knownOrders: ['BL-1'] }));

/** Valid values for each key. */
const ours: Record<StorageKey, string> & Readonly<Record<string, string>> = {
  access_token: 'good',
  user: JSON.stringify(awa),
  _email: awa.email,
  two_factor_email: awa.email,
  redirect_url: '/cart/',
  redirect_owner: awa.email,
  remembered_identifier: awa.email,
  order_attempt: stored,
  [ownedKey(awa.email, 'checkout_draft')]: JSON.stringify({
    values: { notes: 'Sonner.', moyen_paiement: 'wave' },
    isIdNumberWithheld: true,
  }),
  awaited_payment: JSON.stringify({
    owner: awa.email,
    orderNumber: 'BL-2',
    url: 'https://pay.exemple.ci/2',
    amount: 95_000,
  }),
  [ownedKey(awa.email, 'wished_delivery')]: JSON.stringify([
    { orderNumber: 'BL-2', city: 'Abidjan', day: '2027-05-10', time: 'matin' },
  ]),
  session_ended: 'none',
  cart_changed: 'key',
  added_wish: 'key',
  provider_accepts: '/api/v1 Idempotency-Key',
  film_code: '2026-11-26 4827',
  [ownedKey(awa.email, 'kept_cart')]: JSON.stringify({ at: 1_790_000_000_000, lines: [line] }),
  install_refused: 'true',
  theme: 'dark',
  'none:wanted_add': JSON.stringify({ productId: 'ladoum', quantity: '2' }),
  'none:inactive_email': JSON.stringify({ email: awa.email }),
  'none:login_draft': JSON.stringify({ email: awa.email }),
  'none:registration_draft': JSON.stringify({ first_name: 'Awa', email: awa.email, pays: 'ci' }),
  'none:forgot-password_draft': JSON.stringify({ email: awa.email }),
  'none:profile_draft': JSON.stringify({ owner: awa.email, first_name: 'Aya', sexe: 'F' }),
  'none:selection': JSON.stringify({ ids: 'ladoum bali' }),
  'none:unanswered_adds': JSON.stringify({ ladoum: '2 key' }),
  'none:led_to_login': '{}',
  'none:contact_draft': JSON.stringify({ name: 'Awa', message: 'Livrez-vous ?' }),
};
const keys = Object.keys(ours);

type Step = { readonly at: number; readonly how: 'gone' | 'other' | 'added'; readonly value: unknown };

/** One mutation of a value, such as another version of the shop may have written. */
function changed(value: unknown, { at, how, value: other }: Step): unknown {
  const places: { holder: Record<string, unknown>; key: string }[] = [];
  const visit = (holder: unknown): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const key of Object.keys(holder)) {
      places.push({ holder: holder as Record<string, unknown>, key });
      visit((holder as Record<string, unknown>)[key]);
    }
  };
  const whole = { value: structuredClone(value) };
  visit(whole);
  const place = places[at % places.length];
  if (place === undefined) return value;
  if (how === 'gone') delete place.holder[place.key];
  else if (how === 'other') place.holder[place.key] = other;
  else place.holder.added = other;
  return whole.value;
}

const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(null, '', 0, -1, 1.5, [], {}, [null]));
const step = fc.record({
  at: fc.nat(60),
  how: fc.constantFrom<Step['how']>('gone', 'other', 'added'),
  value: anything,
});
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
const written = fc.constantFrom(...keys).chain((key) =>
  fc.record({
    key: fc.constant(key),
    text: fc.oneof(
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
      { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.values(ours)) },
      {
        weight: 4,
        arbitrary: fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => {
          const value = steps.reduce(changed, parsed(ours[key] ?? ''));
          return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
        }),
      },
    ),
  }),
);

const isText = (value: unknown): boolean => typeof value === 'string';
const allTexts = (value: object): boolean => Object.values(value).every(isText);

/** Keys that are read once at the start; all others are read when their page opens. */
const startKeys: readonly string[] = ['access_token', 'user', 'theme', 'cart_changed'];
const isDraft = (key: string): boolean =>
  [...draftedForms.map(draftOf), ...tabNotes].some((name) => key === `none:${name}`);

/** The shop in one tab, whose visits open every page that reads storage. */
function shop(device: Readonly<Record<string, string>>) {
  const tab = openTab({ access_token: 'good', ...device });
  const { app, provider } = tab;
  const orders: unknown[] = [];
  provider.answers.set('/auth/me/', () => json(200, awa));
  provider.answers.set('/ecommerce/panier/', () => json(200, [line]));
  provider.answers.set('/ecommerce/orders/', () => json(200, []));
  provider.answers.set('/ecommerce/checkout/', (body) => {
    orders.push(body);
    return json(400, { message: 'Non.' });
  });
  const machines = {
    login: withEffects(loginMachine, loginEffects(app)),
    registration: withEffects(registrationMachine, registrationEffects(app)),
    recovery: withEffects(forgotPasswordMachine, forgotPasswordEffects(app)),
    contact: withEffects(contactMachine, contactEffects(app)),
    activation: withEffects(codeEntryMachine, activationCodeEffects(app)),
    twoFactor: withEffects(codeEntryMachine, twoFactorEffects(app)),
    profile: withEffects(profileMachine, profileEffects(app)),
    checkout: withEffects(checkoutMachine, checkoutEffects(app)),
    selection: withEffects(selectionMachine, selectionEffects(app)),
  };

  /** Fails at the first page that throws, or sends an invalid value. */
  return async (stored: Readonly<Record<string, string>>): Promise<void> => {
    for (const [key, text] of Object.entries(stored))
      (isDraft(key) ? tab.ownValues : tab.values).set(key, text);
    const endings: (() => void)[] = [];
    const errors: unknown[] = [];
    const open = <One extends { start(): unknown; stop(): unknown; subscribe(observer: object): unknown }>(
      actor: One,
    ): One => {
      actor.subscribe({ error: (error: unknown) => errors.push(error) });
      actor.start();
      endings.push(() => actor.stop());
      return actor;
    };

    expect([null, 'light', 'dark']).toContain(app.store.read('theme'));
    expect(filmCode(app)).toMatch(/^\d{4}$/);
    expect(Number.isSafeInteger(cartTotal(storedCart(app)?.lines ?? []))).toBe(true);
    const token = app.store.read('access_token');
    expect(() => new Headers({ Authorization: `Bearer ${token}` })).not.toThrow();

    const forms = [
      open(createActor(machines.login, { input: loginInput(app) })),
      open(createActor(machines.registration, { input: registrationInput(app) })),
      open(createActor(machines.recovery, { input: forgotPasswordInput(app) })),
      open(createActor(machines.contact, { input: contactInput(app) })),
    ].map((actor) => actor.getSnapshot().context.values);
    for (const form of forms) {
      expect(allTexts(form)).toBe(true);
      expect(Object.entries(form).filter(([field, text]) => field.startsWith('password') && text)).toEqual(
        [],
      );
    }
    for (const [input, machine] of [
      [activationCodeInput(app), machines.activation],
      [twoFactorInput(app), machines.twoFactor],
    ] as const) {
      expect(input.recipient === null || input.recipient.trim().length > 0).toBe(true);
      expect(input.next).toMatch(/^\/(?!\/)/);
      open(createActor(machine, { input }));
    }
    const { chosen } = open(createActor(machines.selection, { input: selectionInput(app) })).getSnapshot()
      .context;
    expect(chosen.every((id) => id !== '') && chosen.length <= selectionLimits.most).toBe(true);
    const profile = open(createActor(machines.profile, { input: profileInput(app) }));
    expect(allTexts(profileValues(profile.getSnapshot().context))).toBe(true);
    profile.send({ type: 'user.loaded', user: awa });
    expect(allTexts(profileValues(profile.getSnapshot().context))).toBe(true);

    const paymentHosts = { secure: [], plain: [] };
    const checkout = open(createActor(machines.checkout, { input: { step: 3, paymentHosts } }));
    const opened = await waitFor(checkout, (snapshot) => !snapshot.matches('loading'));
    expect(opened.matches('failed')).toBe(false);
    expect(allTexts(opened.context.values)).toBe(true);
    expect(checkoutErrors(opened.context)).toBeTypeOf('object');
    if (opened.matches('unanswered')) {
      await settle();
      checkout.send({ type: 'field.changed', field: 'numero_cni', value: 'CI012345678' });
      checkout.send({ type: 'attempt.resumed' });
      await waitFor(checkout, (snapshot) => !snapshot.matches('placing'));
    }
    for (const body of orders.splice(0)) {
      const { expected_total, is_payement_echolone, ...sent } = body as typeof values & CheckoutRequest;
      expect(is_payement_echolone).toBe(isPaidInParts[sent.type_paiement]);
      expect(validateCheckout(sent)).toEqual({ ok: true, values: sent });
      expect(Number.isInteger(expected_total)).toBe(true);
    }
    for (const end of endings) end();
    expect(errors).toEqual([]);
    for (const key of Object.keys(stored)) (isDraft(key) ? tab.ownValues : tab.values).delete(key);
    await Promise.resolve();
    tab.asked.length = 0;
    tab.went.length = 0;
  };
}

const open = shop({});
/** A visit of a customer with this storage. */
const visit = async (device: Readonly<Record<string, string>>): Promise<void> => {
  const atStart = Object.keys(device).some((key) => startKeys.includes(key));
  await (atStart ? shop(device) : open)(device);
};

describe('a stored text of an older or newer version of the shop', () => {
  it.each(['{"items":[null]}', '{}'])(
    'an order attempt with %s breaks no checkout, and is not sent',
    async (change) => {
      await visit({ order_attempt: JSON.stringify({ ...JSON.parse(stored), ...JSON.parse(change) }) });
    },
  );

  it('an order attempt that lost its fields is not sent', async () => {
    await visit({ order_attempt: JSON.stringify({ ...JSON.parse(stored), body: { email: awa.email } }) });
  });

  it('this version’s own values make a normal visit', async () => {
    await visit(ours);
  });

  it('breaks no page and is never sent, whatever it is', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(written, ({ key, text }) => visit({ [key]: text })),
      { numRuns: runs, seed: process.env.STORAGE_FUZZ_RUNS === undefined ? 2026 : Date.now() },
    );
  });
});
