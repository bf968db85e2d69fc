import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '#openapi/schemas.ts';
import { paymentResultWording as wording } from '#wording/payment-result.ts';
import { sampleOrder } from './sample/orders.ts';
import { attributesOf, elementTexts, storyOf, textOf } from './testing/markup.ts';

type Order = OrderStatus | 'unknown';
type WayOn = 'orders' | 'reorder' | 'resume' | 'support';

const ways: Record<WayOn, string> = {
  orders: wording.paid.orders,
  reorder: 'Remettre au panier',
  resume: wording.failed.resume,
  support: wording.failed.support,
};
const everyWay = Object.keys(ways) as WayOn[];
const { paid, failed } = wording;
const onlyOrders = ['orders'] as const;
const withSupport = ['orders', 'support'] as const;
const withPayment = ['orders', 'resume', 'support'] as const;

type Cell = readonly [story: string, sentence: string, ways: readonly WayOn[]];

/** Each status of a payment × of its order: the sentence about both, and the next steps. */
const table: Record<'paid' | 'pending' | 'cancelled', { title: string; cells: Record<Order, Cell> }> = {
  paid: {
    title: paid.title,
    cells: {
      PENDING: ['Paid', paid.next.PENDING, onlyOrders],
      PAID: ['PaidOrderPaid', paid.next.PAID, onlyOrders],
      SHIPPED: ['PaidOrderShipped', 'Votre commande est expédiée.', onlyOrders],
      DELIVERED: ['PaidOrderDelivered', 'Votre commande est livrée.', onlyOrders],
      CANCELLED: ['PaidOrderCancelled', 'bien parvenu, mais la commande a été annulée.', withSupport],
      unknown: ['PaidOrderUnread', paid.next.unknown, onlyOrders],
    },
  },
  pending: {
    title: failed.title,
    cells: {
      PENDING: ['Unconfirmed', failed.pending.PENDING, withPayment],
      PAID: ['UnconfirmedOrderPaid', failed.pending.PAID, withSupport],
      SHIPPED: ['UnconfirmedOrderShipped', failed.pending.SHIPPED, withPayment],
      DELIVERED: ['UnconfirmedOrderDelivered', failed.pending.DELIVERED, withPayment],
      CANCELLED: ['UnconfirmedOrderCancelled', failed.pending.CANCELLED, withSupport],
      unknown: ['UnconfirmedOrderUnread', failed.pending.unknown, withPayment],
    },
  },
  cancelled: {
    title: failed.title,
    cells: {
      PENDING: ['CancelledOrderPending', failed.cancelled.PENDING, withSupport],
      PAID: ['CancelledOrderPaid', failed.cancelled.PAID, withSupport],
      SHIPPED: ['CancelledOrderShipped', failed.cancelled.SHIPPED, withSupport],
      DELIVERED: ['CancelledOrderDelivered', failed.cancelled.DELIVERED, withSupport],
      CANCELLED: ['Cancelled', failed.cancelled.CANCELLED, ['orders', 'reorder', 'support']],
      unknown: ['CancelledOrderUnread', failed.cancelled.unknown, withSupport],
    },
  },
};

const cells = Object.entries(table).flatMap(([payment, { title, cells: row }]) =>
  Object.entries(row).map(([order, [story, sentence, on]]) => ({
    payment,
    order,
    title,
    story,
    sentence,
    on,
  })),
);
const shown = (sentence: string) => sentence.replace(/\s+/g, ' ');

describe('the payment result states payment and order', () => {
  it.each(cells)('$payment, order $order', ({ title, story, sentence, on }) => {
    const html = storyOf('payment-result', story);
    expect(elementTexts(html, 'h2')).toEqual([title]);
    expect(textOf(html)).toContain(shown(sentence));
    const controls = [...elementTexts(html, 'button'), ...elementTexts(html, 'a')];
    expect(everyWay.filter((way) => controls.includes(ways[way]))).toEqual(on);
  });

  it('promises a call only for an order that is paid and not yet shipped', () => {
    for (const { payment, order, story } of cells) {
      const isDue = payment === 'paid' && (order === 'PENDING' || order === 'PAID');
      expect(textOf(storyOf('payment-result', story)).includes('Nous vous appelons')).toBe(isDue);
    }
  });

  it('states the deposit of an order that was shipped or cancelled', () => {
    expect(textOf(storyOf('payment-result', 'PaidDepositOrderShipped'))).toMatch(
      /L’acompte de 30 % .*Votre commande est expédiée\. Le reste se règle devant l’animal\./,
    );
    const cancelled = textOf(storyOf('payment-result', 'PaidDepositOrderCancelled'));
    expect(cancelled).toMatch(/L’acompte de 30 % .* mais la commande a été annulée\./);
    expect(cancelled).not.toContain('Merci');
  });
});

it('a payment whose status is not in the contract has not failed, has no way to pay or order again, and names its order', () => {
  const html = storyOf('payment-result', 'Unclear');
  const text = textOf(html);
  expect(elementTexts(html, 'h2')).toEqual([wording.unclear.title]);
  expect(text).not.toContain(failed.title);
  expect(text).toContain('BL-20261104-0043');
  expect(html).toContain('WhatsApp');
  const controls = [...elementTexts(html, 'button'), ...elementTexts(html, 'a')];
  expect(everyWay.filter((way) => controls.includes(ways[way]))).toEqual(withSupport);
});

describe('the line about an awaited payment offers a second order only if payment and order are cancelled', () => {
  it.each([
    ['Cancelled', true],
    ['CancelledOrderShipped', false],
    ['CancelledOrderUnread', false],
    ['PaidOrderCancelled', false],
    ['WaitingOrderCancelled', false],
    ['WaitingOrderPaid', false],
    ['WaitingOrderUnclear', false],
    ['Unclear', false],
  ])('%s: %s', (story, isOffered) => {
    const html = storyOf('awaited-payment', story);
    expect(html.includes(ways.reorder)).toBe(isOffered);
    expect(html).not.toContain(ways.resume);
    // Otherwise the line links to customer service.
    expect(html.includes('WhatsApp')).toBe(!isOffered);
  });
});

it.each([
  ['Unconfirmed', 'waiting'],
  ['UnconfirmedIdle', 'waiting'],
  ['UnconfirmedOrderShipped', 'waiting'],
  ['UnconfirmedOrderCancelled', 'payment-failed'],
  ['Cancelled', 'payment-failed'],
])('the payment result shows the clock until payment or order is cancelled: %s, %s', (story, scene) => {
  expect(storyOf('payment-result', story)).toContain(`/pictures/${scene}.svg`);
});

describe('Garder ma commande is addressed to nobody', () => {
  const messagesIn = (file: string, story: string) =>
    attributesOf(storyOf(file, story), 'a[href^="https://wa.me/?text="]', 'href').map((link) =>
      decodeURIComponent(link).replace(/\s/gu, ' '),
    );
  const { order_number, items, client } = sampleOrder(0, 2, 'PENDING');
  const animal = items[0]?.product.name;

  it('has the number, the animals, what is paid and due, the hours and the shop’s number', () => {
    const [message] = messagesIn('payment-result', 'PaidDeposit');
    for (const part of [
      order_number,
      `1 × ${animal}`,
      'Payé : 112 500 FCFA',
      'À payer à la livraison : 262 500 FCFA',
      '+225 07 00 00 00 01',
      'du lundi au vendredi de 8 h à 18 h, le samedi de 9 h à 14 h',
    ])
      expect(message).toContain(part);
  });

  it('says of an unpaid order that no payment is confirmed, and never that nothing was taken', () => {
    const [message] = messagesIn('payment-result', 'Unconfirmed');
    expect(message).toMatch(/À payer : .* FCFA \(paiement pas encore confirmé\)/);
    expect(message).not.toContain('Payé');
  });

  it.each([
    ['payment-result', 'Paid'],
    ['payment-result', 'Unconfirmed'],
    ['orders', 'ReadyUnfolded'],
  ])('has no address, no e-mail and no payment page: %s, %s', (file, story) => {
    const messages = messagesIn(file, story);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages)
      for (const secret of [client.email, client.adresse1, client.last_name, '@', 'pay.exemple.ci'])
        expect(message).not.toContain(secret);
  });
});

it('only a payment that the provider states as refused or expired has taken nothing, each in its own words', () => {
  const said = (story: string) => textOf(storyOf('payment-result', story)).includes('rien n’a été débité');
  expect(['CancelledRefused', 'CancelledExpired'].map(said)).toEqual([true, true]);
  expect(cells.filter(({ story }) => said(story))).toEqual([]);
  for (const story of ['CancelledRefused', 'CancelledExpired'])
    expect(textOf(storyOf('payment-result', story))).toContain('contactez le support');
  expect(textOf(storyOf('payment-result', 'CancelledRefused'))).toContain('Le paiement a été refusé');
  expect(textOf(storyOf('payment-result', 'CancelledExpired'))).toContain('Le délai pour payer est passé');
});
