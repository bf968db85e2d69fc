import { describe, expect, it } from 'vitest';
import { checkoutErrors } from './checkout.model.ts';
import {
  confirmingCheckout,
  placingCheckout,
  profile,
  startCheckout,
  today,
} from './testing/checkout-fixtures.ts';

const wish = { wished_day: '2027-05-10', wished_time: 'matin' } as const;
const notes = 'Appeler le gardien.';
const draft = (values: object) => ({ values, isIdNumberWithheld: false });

/** At the last step, with a wish. */
async function wishing() {
  const checkout = startCheckout(3);
  await checkout.loaded({ draft: draft({ ...wish, notes }) });
  return checkout;
}

describe('the wished day', () => {
  it('is kept as fields in the draft and sent as the first line of the notes', async () => {
    const checkout = startCheckout();
    await checkout.loaded();
    checkout.actor.send({ type: 'field.changed', field: 'wished_day', value: wish.wished_day });
    checkout.actor.send({ type: 'field.changed', field: 'wished_time', value: wish.wished_time });
    checkout.actor.send({ type: 'field.changed', field: 'notes', value: notes });
    expect(checkout.drafts.at(-1)?.values).toEqual({ ...wish, notes });
    checkout.next();
    checkout.next();
    checkout.actor.send({ type: 'order.pressed' });
    await checkout.read();
    const { body } = checkout.placeOrder.last().input;
    expect(body.notes).toBe(`Jour souhaité : 10 mai 2027, le matin\n${notes}`);
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['wished_day']));
    expect(checkout.context().values.notes).toBe(notes);
  });

  it('shares the 200 characters of the notes: nothing typed is cut, and Suivant says that it is too long', async () => {
    const checkout = startCheckout();
    await checkout.loaded();
    const long = 'a'.repeat(190);
    checkout.next({ ...wish, notes: long });
    expect(checkout.is({ filling: 'verifying' })).toBe(true);
    expect(checkout.context().values.notes).toBe(long);
    expect(checkoutErrors(checkout.context())).toEqual({ notes: 'notes-long' });
    checkout.next({ wished_day: '', wished_time: '', notes: long });
    expect(checkout.is({ filling: 'paying' })).toBe(true);
  });

  it('is asked again if it has passed: at Suivant, after a reload, and at Commander, which sends nothing', async () => {
    const typing = startCheckout();
    await typing.loaded();
    typing.next({ wished_day: '2027-05-07' });
    expect(typing.is({ filling: 'verifying' })).toBe(true);
    expect(checkoutErrors(typing.context())).toEqual({ wished_day: 'day-unusable' });
    typing.next({ wished_day: today });
    expect(typing.is({ filling: 'paying' })).toBe(true);

    const reloaded = startCheckout(3);
    await reloaded.loaded({ draft: draft({ wished_day: '2027-05-07' }) });
    expect(reloaded.is({ filling: 'verifying' })).toBe(true);
    expect(checkoutErrors(reloaded.context())).toEqual({ wished_day: 'day-unusable' });

    const late = await wishing();
    late.actor.send({ type: 'order.pressed' });
    await late.read({ today: '2027-05-11' });
    expect(late.is({ filling: 'verifying' })).toBe(true);
    expect(late.placeOrder.calls).toEqual([]);
    expect(late.context().values).toMatchObject({ ...wish, notes });
    expect(checkoutErrors(late.context())).toEqual({ wished_day: 'day-unusable' });
  });

  it('is composed once: an unanswered attempt is sent again as it was, after its day too', async () => {
    const checkout = await wishing();
    checkout.actor.send({ type: 'order.pressed' });
    await checkout.read();
    const first = checkout.placeOrder.last().input;
    await checkout.placeOrder.last().answer({ kind: 'unanswered', refusal: { code: 'checkout-failed' } });
    await checkout.listed();
    checkout.actor.send({ type: 'attempt.resumed' });
    await checkout.listed();
    expect(checkout.placeOrder.calls).toHaveLength(2);
    expect(checkout.placeOrder.last().input).toEqual(first);

    const later = startCheckout(3);
    await later.loaded({ attempt: first.attempt, draft: draft(wish), today: '2027-06-01' });
    await later.listed();
    later.actor.send({ type: 'attempt.resumed' });
    await later.listed();
    expect(later.placeOrder.last().input.body).toEqual(first.body);
  });

  it('is stored with the city of the order that it was sent with', async () => {
    const checkout = await wishing();
    checkout.actor.send({ type: 'order.pressed' });
    await checkout.read();
    await checkout.placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl: null });
    const { ville: city } = checkout.context().values;
    const ordered = { email: profile.email, city };
    expect(city).not.toBe('');
    expect(checkout.deliveries).toEqual([
      { ...ordered, orderNumber: 'BL-2', day: wish.wished_day, time: wish.wished_time },
    ]);
    const plain = await placingCheckout();
    await plain.placeOrder.last().answer({ kind: 'placed', number: 'BL-3', paymentUrl: null });
    expect(plain.deliveries).toEqual([{ ...ordered, orderNumber: 'BL-3', day: '', time: '' }]);
    const unnamed = await placingCheckout();
    await unnamed.placeOrder.last().answer({ kind: 'placed', number: null, paymentUrl: null });
    expect(unnamed.deliveries).toEqual([null]);
  });

  it('leaves the notes as they are without a wish', async () => {
    const checkout = await confirmingCheckout();
    expect(checkout.context().values).toMatchObject({ wished_day: '', wished_time: '' });
    const { placeOrder } = await placingCheckout();
    expect(placeOrder.last().input.body).not.toHaveProperty('notes');
  });
});
