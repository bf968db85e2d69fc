import type { activationMachine } from '#machines/account/activation.machine.ts';
import type { codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import type { forgotPasswordMachine } from '#machines/account/forgot-password.machine.ts';
import type { loginMachine } from '#machines/account/login.machine.ts';
import type { passwordChangeMachine } from '#machines/account/password-change.machine.ts';
import type { profileMachine } from '#machines/account/profile.machine.ts';
import type { registrationMachine } from '#machines/account/registration.machine.ts';
import type { resetPasswordMachine } from '#machines/account/reset-password.machine.ts';
import type { shareMachine } from '#machines/browsing/share.machine.ts';
import type { addToCartMachine } from '#machines/cart/add-to-cart.machine.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { awaitedPaymentMachine } from '#machines/orders/awaited-payment.machine.ts';
import type { orderLookupMachine } from '#machines/orders/order-lookup.machine.ts';
import type { ordersMachine } from '#machines/orders/orders.machine.ts';
import type { paymentResultMachine } from '#machines/orders/payment-result.machine.ts';
import type { reorderMachine } from '#machines/orders/reorder.machine.ts';
import type { connectionMachine } from '#machines/session/connection.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { everyAddition } from '#openapi/words.ts';
import { standingOf } from '#rules/paid-so-far.ts';
import { sampleAnimals } from '../sample/animals.ts';
import { sampleCart } from '../sample/cart.ts';
import { sampleAttempt } from '../sample/checkout.ts';
import { sampleOrder, sampleOrders } from '../sample/orders.ts';
import { samplePayment } from '../sample/payment.ts';
import { sampleUser } from '../sample/user.ts';
import type { Samples } from './outcomes.ts';

/** The possible outcomes of each call of a machine. */
type For<M> = Samples<EffectsOf<M>['calls']>;

const refused = <Code extends string>(code: Code) => ({ kind: 'refused', refusal: { code } }) as const;
/** A refusal with each of these codes. */
const refusedWith = <Code extends string>(...codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, refused(code)])) as {
    [Each in Code]: ReturnType<typeof refused<Each>>;
  };
const unauthorized = { kind: 'unauthorized' } as const;
const plainly = { kind: 'refused' } as const;
const done = { done: undefined } as const;
const tokens = { kind: 'loggedIn', token: 'jeton' } as const;

export const activation: For<typeof activationMachine> = {
  activate: { activated: { kind: 'activated' }, refused: plainly },
};

const unverified = { kind: 'unverified', refusal: { code: 'code-unverified' } } as const;

export const codeEntry: For<typeof codeEntryMachine> = {
  verify: {
    activated: { kind: 'activated' },
    loggedIn: tokens,
    refused: refusedWith('code-invalid', 'code-account-unknown', 'code-activation-failed'),
    unverified,
  },
};

export const forgotPassword: For<typeof forgotPasswordMachine> = {
  requestLink: {
    sent: { kind: 'sent' },
    refused: refusedWith('recovery-email-unknown', 'recovery-failed'),
  },
};

export const login: For<typeof loginMachine> = {
  logIn: {
    loggedIn: tokens,
    codeSent: { kind: 'codeSent', email: 'client@exemple.ci' },
    refused: refusedWith(
      'login-credentials-wrong',
      'login-account-inactive',
      'login-server-failed',
      'login-unknown-error',
      'login-unexpected-answer',
    ),
  },
  awaitSession: done,
};

export const passwordChange: For<typeof passwordChangeMachine> = {
  changePassword: {
    changed: { kind: 'changed' },
    refused: refusedWith('password-change-failed'),
    unauthorized,
  },
};

export const profile: For<typeof profileMachine> = {
  saveProfile: {
    saved: { kind: 'saved', user: sampleUser },
    refused: refusedWith('profile-update-failed'),
    unauthorized,
  },
};

export const registration: For<typeof registrationMachine> = {
  register: {
    registered: { kind: 'registered', email: 'adjoua@exemple.ci' },
    refused: {
      ...refusedWith(
        'registration-credentials-wrong',
        'registration-server-failed',
        'registration-unknown-error',
      ),
      'registration-refused': {
        kind: 'refused',
        refusal: { code: 'registration-refused', message: 'Cette adresse est déjà prise.' },
      },
    },
    unauthorized,
  },
};

export const resetPassword: For<typeof resetPasswordMachine> = {
  setPassword: {
    changed: { kind: 'changed' },
    refused: refusedWith('reset-token-invalid', 'reset-failed'),
  },
};

export const share: For<typeof shareMachine> = { openSheet: done, copy: done };

export const addToCart: For<typeof addToCartMachine> = {
  addToCart: {
    added: { kind: 'added' },
    visitor: { kind: 'visitor', refusal: { code: 'cart-add-login-required' } },
    unsure: { kind: 'unsure', refusal: { code: 'cart-add-unsure' } },
    unauthorized,
    refused: {
      ...refusedWith('cart-add-server-failed', 'cart-add-unknown-error', 'cart-add-failed'),
      'cart-add-invalid': {
        kind: 'refused',
        refusal: { code: 'cart-add-invalid', message: 'Stock insuffisant.' },
      },
    },
  },
  recallWanted: { wanted: { kind: 'wanted', quantity: 2 }, nothing: { kind: 'nothing' } },
};

export const cart: For<typeof cartMachine> = {
  readCart: { loaded: { kind: 'loaded', lines: sampleCart }, refused: plainly },
  changeLine: {
    changed: { kind: 'changed' },
    present: { kind: 'present' },
    refused: { kind: 'refused', message: 'Stock insuffisant' },
    unauthorized,
  },
};

const [animal] = sampleAnimals;
/** The animals of the cart in the catalogue, unchanged. */
const products = sampleCart.flatMap(({ product }) =>
  animal === undefined
    ? []
    : [{ ...animal, ...product, category: animal.category, quantity_initial: 9, quantity_vendu: 0 }],
);
const notOrdered = refusedWith(
  'checkout-failed',
  'checkout-cart-unsettled',
  'checkout-cart-incomplete',
  'checkout-unexpected-answer',
  'order-placed',
  'order-unheard',
);
const preceded = { kind: 'preceded', attempt: sampleAttempt } as const;

export const checkout: For<typeof checkoutMachine> = {
  load: {
    loaded: {
      kind: 'loaded',
      profile: sampleUser,
      lines: sampleCart,
      attempt: null,
      draft: null,
      today: '2026-11-27',
    },
    incomplete: { kind: 'incomplete' },
    refused: plainly,
  },
  recallAddress: { done: sampleOrders[0]?.client.adresse1 ?? null },
  reread: {
    read: {
      kind: 'read',
      lines: sampleCart,
      products,
      knownOrders: [],
      accepts: everyAddition,
      key: '5d5b50c1-0d8c-4a52-94f5-4c0e9d61a002',
      today: '2026-11-27',
    },
    preceded,
    refused: notOrdered,
    unauthorized,
    ended: { kind: 'ended' },
  },
  placeOrder: {
    placed: { kind: 'placed', number: 'BL-20261121-0128', paymentUrl: 'https://pay.exemple.ci/p/128' },
    refused: notOrdered,
    unanswered: { kind: 'unanswered', refusal: { code: 'checkout-failed' } },
    postponed: { kind: 'postponed', refusal: { code: 'checkout-failed', message: 'Trop de demandes.' } },
    unauthorized,
    ended: { kind: 'ended' },
    preceded,
  },
  lookUpOrders: {
    listed: { kind: 'listed', orders: sampleOrders, lines: sampleCart },
    underWay: { kind: 'underWay' },
    settled: { kind: 'settled' },
    refused: plainly,
  },
  awaitAnswer: done,
  takeOver: done,
  awaitReconnection: done,
  awaitSettlement: done,
  awaitReturn: done,
  askPayment: { waiting: { kind: 'waiting', paymentUrl: null }, settled: { kind: 'settled' } },
};

const settled = { ...samplePayment, url: null, expiresAt: null };

export const awaitedPayment: For<typeof awaitedPaymentMachine> = {
  findPayment: {
    waiting: { kind: 'waiting', payment: samplePayment },
    paid: { kind: 'paid', payment: settled },
    cancelled: {
      'la commande aussi': { kind: 'cancelled', payment: { ...settled, order: 'CANCELLED' } },
      'commande expédiée': { kind: 'cancelled', payment: { ...settled, order: 'SHIPPED' } },
    },
    unclear: { kind: 'unclear', payment: settled },
    none: { kind: 'none' },
    unread: { kind: 'unread' },
  },
  awaitNews: done,
};

export const orderLookup: For<typeof orderLookupMachine> = {
  lookUp: {
    preparing: { kind: 'preparing' },
    delivered: { kind: 'delivered' },
    unknown: { kind: 'unknown' },
  },
};

export const orders: For<typeof ordersMachine> = {
  loadOrders: {
    loaded: {
      seize: { kind: 'loaded', orders: sampleOrders },
      aucune: { kind: 'loaded', orders: [] },
    },
    refused: plainly,
  },
  awaitReconnection: done,
  loadInvoice: {
    loaded: {
      kind: 'loaded',
      order: sampleOrder(0, 1, 'PAID'),
      standing: standingOf(sampleOrder(0, 1, 'PAID'), null),
    },
    unauthorized,
    refused: refusedWith('invoice-failed'),
  },
  printInvoice: done,
};

export const paymentResult: For<typeof paymentResultMachine> = {
  askPayment: {
    found: {
      payé: { kind: 'found', outcome: 'paid', payment: settled },
      'en attente': { kind: 'found', outcome: 'pending', payment: samplePayment },
      'payé, puis commande annulée': {
        kind: 'found',
        outcome: 'paid',
        payment: { ...settled, order: 'CANCELLED' },
      },
      'état inconnu': { kind: 'found', outcome: 'unclear', payment: settled },
      annulé: { kind: 'found', outcome: 'cancelled', payment: { ...settled, order: 'CANCELLED' } },
      'annulé, commande expédiée': {
        kind: 'found',
        outcome: 'cancelled',
        payment: { ...settled, order: 'SHIPPED' },
      },
    },
    missing: { kind: 'missing' },
    unauthorized,
    refused: plainly,
  },
  awaitSession: done,
  awaitReturn: done,
};

export const reorder: For<typeof reorderMachine> = {
  refillCart: {
    refilled: {
      entière: { kind: 'refilled', missing: [], isAlone: true },
      'des animaux manquent': {
        kind: 'refilled',
        missing: [{ name: 'Bélier Ladoum', wanted: 2, back: 1 }],
        isAlone: true,
      },
    },
    unauthorized,
    refused: plainly,
  },
};

export const connection: For<typeof connectionMachine> = { awaitLoss: done, awaitReconnection: done };

export const session: For<typeof sessionMachine> = {
  loadUser: { loaded: { kind: 'loaded', user: sampleUser }, refused: plainly },
  refresh: { refreshed: { kind: 'refreshed', token: 'jeton-2' }, refused: plainly },
};
