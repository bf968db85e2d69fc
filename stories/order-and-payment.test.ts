import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '#openapi/schemas.ts';
import { paymentResultWording as wording } from '#wording/payment-result.ts';
import { elementTexts, storyOf, textOf } from './markup.ts';

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

it.each(['Unclear', 'UnclearOnPhone'])(
  'a payment whose status is not in the contract has not failed, has no way to pay or order again, and names its order: %s',
  (story) => {
    const html = storyOf('payment-result', story);
    const text = textOf(html);
    expect(elementTexts(html, 'h2')).toEqual([wording.unclear.title]);
    expect(text).not.toContain(failed.title);
    expect(text).toContain('BL-20261104-0043');
    expect(html).toContain('WhatsApp');
    const controls = [...elementTexts(html, 'button'), ...elementTexts(html, 'a')];
    expect(everyWay.filter((way) => controls.includes(ways[way]))).toEqual(withSupport);
  },
);

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
