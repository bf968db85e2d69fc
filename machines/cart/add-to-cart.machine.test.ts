// §2 Product detail: Quantity stepper: minimum
// §4 Cart: Add as a
// §4 Cart: Added: the cart
// §7 Answers: Add-to-cart success: refresh
// §8 Cart: Add: 500 its
// §8 Cart: « Données invalides.
// §8 Cart: « Vous devez
// §8 Cart: « Impossible d'ajouter
// §8 Cart: « Produit ajouté
// §9 Constants: Detail quantity from

import { getShortestPaths } from '@xstate/graph';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import {
  type AddAnswer,
  type AddToCartEvent,
  addToCartMachine,
  type Wanted,
  type WantedAnswer,
} from './add-to-cart.machine.ts';

function start() {
  const addToCart = deferredCall<Wanted, AddAnswer>();
  const recallWanted = deferredCall<{ productId: string }, WantedAnswer>();
  const done: unknown[] = [];
  const stored: number[] = [];
  const actor = createActor(
    withEffects(addToCartMachine, {
      calls: { addToCart: addToCart.call, recallWanted: recallWanted.call },
      actions: {
        forgetWanted: () => stored.splice(0),
        refreshCart: () => done.push('cart read again'),
        notify: (notice) => done.push(notice),
        leaveForCart: () => done.push('/cart/'),
        leaveForLogin: () => done.push('/login'),
      },
    }),
    { input: { productId: 'ladoum' } },
  ).start();
  const press = (price = 95_000) => actor.send({ type: 'add.pressed', price });
  const quantity = () => actor.getSnapshot().context.quantity;
  return { actor, addToCart, recallWanted, done, stored, press, quantity };
}

describe('the quantity that a visitor chose before the login', () => {
  it('is restored, and not added automatically', async () => {
    const { actor, addToCart, recallWanted, quantity, press, stored } = start();
    expect(recallWanted.calls.map(({ input }) => input)).toEqual([{ productId: 'ladoum' }]);
    stored.push(3);
    await recallWanted.last().answer({ kind: 'wanted', quantity: 3 });
    expect(quantity()).toBe(3);
    expect(actor.getSnapshot().context.awaited).toBe(true);
    expect(addToCart.calls).toHaveLength(0);
    press();
    expect(actor.getSnapshot().context.awaited).toBe(false);
    await addToCart.last().answer({ kind: 'added' });
    expect(stored).toEqual([]);
  });

  it.each([
    ['a refusal', { kind: 'refused', refusal: { code: 'cart-add-invalid' } } as const, []],
    ['the end of a session', { kind: 'unauthorized' } as const, [3]],
  ])('after %s is not recalled a second time on the page', async (_, answer, stillStored) => {
    const { actor, addToCart, recallWanted, press, stored } = start();
    stored.push(3);
    await recallWanted.last().answer({ kind: 'wanted', quantity: 3 });
    actor.send({ type: 'quantity.raised' });
    press();
    await addToCart.last().answer(answer);
    expect(recallWanted.calls).toHaveLength(1);
    expect(actor.getSnapshot().context).toMatchObject({ quantity: 4, awaited: false });
    expect(stored).toEqual(stillStored);
  });

  it('does not replace a quantity chosen meanwhile', async () => {
    const { actor, recallWanted, quantity } = start();
    actor.send({ type: 'quantity.raised' });
    await recallWanted.last().answer({ kind: 'wanted', quantity: 7 });
    expect(quantity()).toBe(2);
  });
});

describe('the quantity to add', () => {
  it('starts at 1 and never falls below it', () => {
    const { actor, quantity } = start();
    actor.send({ type: 'quantity.lowered' });
    expect(quantity()).toBe(1);
  });

  it('goes down again by one, to 1', () => {
    const { actor, quantity } = start();
    actor.send({ type: 'quantity.raised' });
    actor.send({ type: 'quantity.raised' });
    actor.send({ type: 'quantity.lowered' });
    expect(quantity()).toBe(2);
    actor.send({ type: 'quantity.lowered' });
    expect(quantity()).toBe(1);
  });

  it('cannot be raised to a refused quantity, and is not lowered automatically', async () => {
    const { actor, addToCart, press, quantity } = start();
    const raise = () => actor.send({ type: 'quantity.raised' });
    raise();
    press();
    const message = 'Il ne reste qu’un seul animal pour « Ladoum royal ».';
    await addToCart.last().answer({ kind: 'refused', refusal: { code: 'cart-add-invalid', message } });
    raise();
    expect(quantity()).toBe(2);
    actor.send({ type: 'quantity.lowered' });
    raise();
    expect(quantity()).toBe(1);
  });

  it('can be raised after a refusal for another reason', async () => {
    const { actor, addToCart, press, quantity } = start();
    press();
    await addToCart.last().answer({ kind: 'refused', refusal: { code: 'cart-add-server-failed' } });
    actor.send({ type: 'quantity.raised' });
    expect(quantity()).toBe(2);
  });

  it('has no limit upwards', async () => {
    const { actor, quantity, recallWanted } = start();
    await recallWanted.last().answer({ kind: 'wanted', quantity: 5000 });
    actor.send({ type: 'quantity.raised' });
    expect(quantity()).toBe(5001);
  });

  it('can be typed as a number, within the same limits', async () => {
    const { actor, addToCart, press, quantity } = start();
    const choose = (wanted: number) => actor.send({ type: 'quantity.chosen', quantity: wanted });
    choose(12);
    expect(quantity()).toBe(12);
    press();
    await addToCart.last().answer({ kind: 'refused', refusal: { code: 'cart-add-invalid' } });
    choose(15);
    expect(quantity()).toBe(12);
    choose(7);
    expect(quantity()).toBe(7);
  });

  it('is an integer of at least 1 whatever is pressed or typed', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constantFrom('quantity.raised' as const, 'quantity.lowered' as const) }),
      fc.record({ type: fc.constant('quantity.chosen' as const), quantity: fc.double() }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { actor, quantity } = start();
        for (const sent of events) actor.send(sent);
        expect(Number.isSafeInteger(quantity()) && quantity() >= 1).toBe(true);
      }),
    );
  });

  it('cannot be changed while the request is pending', () => {
    const { actor, press, quantity } = start();
    press();
    actor.send({ type: 'quantity.raised' });
    expect(quantity()).toBe(1);
  });
});

describe('adding to the cart', () => {
  it('sends one request for a triple click, with the chosen quantity', () => {
    const { actor, addToCart, press } = start();
    actor.send({ type: 'quantity.raised' });
    press();
    press();
    press();
    expect(addToCart.calls.map(({ input }) => input)).toMatchObject([{ productId: 'ladoum', quantity: 2 }]);
  });

  it('reads the cart again, shows the notice and goes to the cart; a late click adds nothing more', async () => {
    const { actor, addToCart, done, press } = start();
    press();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await addToCart.last().answer({ kind: 'added' });
    expect(actor.getSnapshot().value).toBe('leavingForCart');
    press();
    expect(done).toEqual(['cart read again', { code: 'cart-added' }, '/cart/']);
    expect(addToCart.calls).toHaveLength(1);
    // After Back, while the cart's code was coming, the page is whole again.
    const { quantity } = actor.getSnapshot().context;
    actor.send({ type: 'quantity.raised' });
    expect(actor.getSnapshot().matches('filling')).toBe(true);
    expect(actor.getSnapshot().context.quantity).toBe(quantity + 1);
  });

  it.each([{}, { message: 'Connectez-vous.' }])(
    "leads a visitor to /login, with the server's words if any: %j",
    async (words) => {
      const { actor, addToCart, done, press } = start();
      press();
      await addToCart
        .last()
        .answer({ kind: 'visitor', refusal: { code: 'cart-add-login-required', ...words } });
      expect(actor.getSnapshot().value).toBe('leavingForLogin');
      press();
      expect(done).toEqual([{ code: 'cart-add-login-required', ...words }, '/login']);
      expect(addToCart.calls).toHaveLength(1);
    },
  );

  it('sends the price of this press, which may be another than at the one before, to be stored', async () => {
    const { addToCart, press } = start();
    press();
    await addToCart.last().fail();
    press(96_000);
    expect(addToCart.calls.map(({ input }) => input.price)).toEqual([95_000, 96_000]);
  });

  it('shows no notice of its own when a session ends, since the session shows one', async () => {
    const { actor, addToCart, done, press } = start();
    press();
    await addToCart.last().answer({ kind: 'unauthorized' });
    expect(done).toEqual([]);
    expect(actor.getSnapshot().matches('filling')).toBe(true);
  });

  it('shows a refusal beside the enabled button, reads the cart again, and clears it on the next press', async () => {
    const { actor, addToCart, done, press } = start();
    const refusal = { code: 'cart-add-invalid', message: 'Il ne reste plus d’animaux.' } as const;
    press();
    await addToCart.last().answer({ kind: 'refused', refusal });
    expect(done).toEqual(['cart read again', refusal]);
    expect(actor.getSnapshot().matches({ filling: 'refused' })).toBe(true);
    expect(actor.getSnapshot().context.refusal).toEqual(refusal);
    press();
    expect(actor.getSnapshot().context.refusal).toBeNull();
    expect(addToCart.calls).toHaveLength(2);
  });

  it('reads the cart again without an answer, since the product may be in it, and can be retried', async () => {
    const { actor, addToCart, done, press } = start();
    press();
    await addToCart.last().fail();
    expect(done).toEqual(['cart read again', { code: 'cart-add-failed' }]);
    expect(actor.getSnapshot().matches({ filling: 'unreachable' })).toBe(true);
    press();
    expect(addToCart.calls).toHaveLength(2);
  });

  it('never holds two requests on any path through its events', () => {
    const events: AddToCartEvent[] = [
      { type: 'add.pressed' },
      { type: 'quantity.raised' },
      { type: 'quantity.lowered' },
      { type: 'quantity.chosen', quantity: 3 },
    ];
    const paths = getShortestPaths(addToCartMachine, {
      input: { productId: 'ladoum' },
      events,
      limit: 200,
      stopWhen: ({ context }) => context.quantity > 3,
    });
    for (const path of paths) {
      const { actor, addToCart } = start();
      for (const { event } of path.steps) actor.send(event);
      expect(addToCart.calls.length).toBeLessThanOrEqual(1);
    }
  });
});

it('where it is not known whether an earlier add succeeded, says so, reads the cart and opens it', async () => {
  const { addToCart, done, press, actor } = start();
  press();
  await addToCart.last().answer({ kind: 'unsure', refusal: { code: 'cart-add-unsure' } });
  expect(done).toEqual(['cart read again', { code: 'cart-add-unsure' }, '/cart/']);
  expect(actor.getSnapshot().value).toBe('leavingForCart');
});
