import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { json, openTab, settle } from '#boot/testing/fake-tab.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.model.ts';
import { followCheckout } from './checkout.ts';

const line = (quantity: number) => ({
  id: 'a',
  quantity,
  product: { id: 'p', name: 'Bélier', price: 95_000, promo_price: null },
});

async function open() {
  const tab = openTab();
  let quantity = 1;
  tab.provider.answers.set('/ecommerce/panier/', () => json(200, [line(quantity)]));
  tab.logIn('good');
  await waitFor(tab.app.cart, (cart) => cart.matches('ready'));
  const sent: CheckoutEvent[] = [];
  const end = followCheckout(tab.app, (event) => sent.push(event));
  const change = async (wanted: number) => {
    quantity = wanted;
    tab.app.cart.send({ type: 'cart.changedElsewhere' });
    await settle();
  };
  return { ...tab, change, end, sent };
}

describe('an open checkout', () => {
  it('is notified of a cart that another tab changed, once it is read', async () => {
    const { change, sent } = await open();
    await change(3);
    expect(sent.at(-1)).toEqual({ type: 'cart.updated', lines: [line(3)] });
  });

  it('is notified of another session, and of none that another tab renewed', async () => {
    const { otherTab, sent } = await open();
    otherTab('access_token', 'renewed');
    expect(sent).toEqual([]);
    otherTab('session_ended', 'other-1');
    otherTab('access_token', 'another');
    expect(sent).toEqual([{ type: 'session.changed' }]);
  });

  it('is no longer notified once it is left', async () => {
    const { change, end, otherTab, sent } = await open();
    end();
    await change(3);
    otherTab('session_ended', 'other-1');
    otherTab('access_token', 'another');
    expect(sent).toEqual([]);
  });
});
