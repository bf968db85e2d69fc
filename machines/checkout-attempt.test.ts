import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartLine,
  confirmingCheckout,
  lines,
  order,
  placingCheckout,
  product,
  profile,
  startCheckout,
} from './checkout-by-hand.ts';
import type { CheckoutEvent, PlaceAnswer } from './checkout-setup.ts';

const paymentUrl = 'https://pay.wave.com/c/1';

describe('Commander', () => {
  it('sends one request for a triple press, with the key made for this attempt', async () => {
    const { actor, placeOrder, read, reread } = await confirmingCheckout();
    for (let press = 0; press < 3; press += 1) actor.send({ type: 'order.submitted' });
    await read();
    for (let press = 0; press < 3; press += 1) actor.send({ type: 'order.submitted' });
    expect(reread.calls).toHaveLength(1);
    expect(placeOrder.calls.map(({ input }) => input.attempt.key)).toEqual(['key-1']);
  });

  it('sends the form as it was agreed to, and the total the customer saw', async () => {
    const { placeOrder } = await placingCheckout();
    expect(placeOrder.last().input.body).toEqual({
      first_name: 'Aminata',
      last_name: 'Traoré',
      email: 'client@exemple.ci',
      phone: '2250701020304',
      address: 'Cocody, Riviera 3',
      ville: 'Abidjan',
      numero_cni: 'CI012345678',
      code_postal: '00225',
      notes: '',
      delivery_method: 'domicile',
      type_paiement: 'mobile',
      moyen_paiement: 'wave',
      is_payement_echolone: false,
      expected_total: 330_000,
    });
  });

  it('asks for the 30 % of a payment on delivery', async () => {
    const { actor, loaded, placeOrder, read } = startCheckout(2);
    await loaded();
    actor.send({ type: 'value.changed', field: 'type_paiement', value: 'livraison' });
    actor.send({ type: 'next.pressed' });
    actor.send({ type: 'order.submitted' });
    await read();
    expect(placeOrder.last().input.body).toMatchObject({
      type_paiement: 'livraison',
      is_payement_echolone: true,
    });
  });

  it('is no transition before the last step', async () => {
    const { actor, loaded, reread } = startCheckout(2);
    await loaded();
    actor.send({ type: 'order.submitted' });
    expect(reread.calls).toHaveLength(0);
  });

  it('asks the server for nothing more where Précédent or Back came first', async () => {
    const { actor, is, placeOrder, read, reread } = await confirmingCheckout();
    actor.send({ type: 'order.submitted' });
    actor.send({ type: 'step.opened', step: 2 });
    expect(reread.last().signal.aborted).toBe(true);
    await read();
    expect(is({ filling: 'paying' })).toBe(true);
    expect(placeOrder.calls).toHaveLength(0);
  });
});

describe('the cart read again before the order', () => {
  it('orders nothing at another price than the one agreed to', async () => {
    const { actor, context, is, placeOrder, read } = await confirmingCheckout();
    actor.send({ type: 'order.submitted' });
    await read({ products: [product('ladoum', 170_000)] });
    expect(is({ filling: { confirming: { changed: 'agreeable' } } })).toBe(true);
    expect(context().changes).toEqual([
      { productId: 'ladoum', name: 'Bélier ladoum', kind: 'price', before: 165_000, after: 170_000 },
    ]);
    expect(placeOrder.calls).toHaveLength(0);
    actor.send({ type: 'order.submitted' });
    expect(placeOrder.calls).toHaveLength(0);
    actor.send({ type: 'changes.agreed' });
    await read({ products: [product('ladoum', 170_000)] });
    expect(placeOrder.last().input.body.expected_total).toBe(340_000);
  });

  it('asks again where the price moves once more after it was agreed to', async () => {
    const { actor, is, placeOrder, read } = await confirmingCheckout();
    actor.send({ type: 'order.submitted' });
    await read({ products: [product('ladoum', 170_000)] });
    actor.send({ type: 'changes.agreed' });
    await read({ products: [product('ladoum', 180_000)] });
    expect(is({ filling: { confirming: { changed: 'agreeable' } } })).toBe(true);
    expect(placeOrder.calls).toHaveLength(0);
  });

  it('has no agreement to a stock that does not suffice: only another look', async () => {
    const { actor, is, read, reread } = await confirmingCheckout();
    actor.send({ type: 'order.submitted' });
    await read({ products: [product('ladoum', 165_000, 1)] });
    expect(is({ filling: { confirming: { changed: 'unavailable' } } })).toBe(true);
    actor.send({ type: 'changes.agreed' });
    expect(reread.calls).toHaveLength(1);
    actor.send({ type: 'checkout.retried' });
    await read();
    expect(is('placing')).toBe(true);
  });

  it('leads to /cart/ where another tab emptied it', async () => {
    const { actor, done, placeOrder, read } = await confirmingCheckout();
    actor.send({ type: 'order.submitted' });
    await read({ lines: [], products: [] });
    expect(done.at(-1)).toBe('/cart/');
    expect(placeOrder.calls).toHaveLength(0);
  });

  it('says that nothing was ordered where it cannot be read, and keeps the form', async () => {
    const { actor, context, done, is, reread } = await confirmingCheckout();
    actor.send({ type: 'order.submitted' });
    await reread.last().fail();
    expect(is({ filling: { confirming: 'unreachable' } })).toBe(true);
    expect(done).toEqual([{ code: 'checkout-failed' }]);
    expect(context().values.address).toBe('Cocody, Riviera 3');
    actor.send({ type: 'order.submitted' });
    expect(is({ filling: { confirming: 'checking' } })).toBe(true);
  });

  it('leaves the end of a session to the session', async () => {
    const { actor, done, is, reread } = await confirmingCheckout();
    actor.send({ type: 'order.submitted' });
    await reread.last().answer({ kind: 'unauthorized' });
    expect(is({ filling: { confirming: 'reviewing' } })).toBe(true);
    expect(done).toEqual([]);
  });

  it('gives way to an attempt of another tab that nobody answered', async () => {
    const { context: theirs } = await placingCheckout();
    const earlier = theirs().attempt;
    if (earlier === null) throw new Error('No attempt was made.');
    const { actor, context, is, reread } = await confirmingCheckout();
    actor.send({ type: 'order.submitted' });
    await reread.last().answer({ kind: 'unanswered', attempt: earlier });
    expect(is({ unanswered: 'lookingUp' })).toBe(true);
    expect(context().attempt).toEqual(earlier);
  });
});

describe('an order that is placed', () => {
  it('leaves for an allowed payment address, with a fresh cart and no draft behind it', async () => {
    const { done, is, placeOrder } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl });
    expect(is({ ordered: 'leavingForPayment' })).toBe(true);
    expect(done).toEqual(['cart read again', 'draft forgotten', paymentUrl]);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'http://pay.wave.com/c/1',
    'https://pay.wave.com@evil.example/',
    'https://pay.wave.com\\@evil.example/',
    'https://pay.wаve.com/',
    '/sandbox/pay/1',
  ])(
    'never leaves for %j: the failure is told, the order named, and it is not placed twice',
    async (hostile) => {
      const { actor, context, done, is, placeOrder } = await placingCheckout();
      await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl: hostile });
      expect(is({ ordered: 'unpayable' })).toBe(true);
      expect(done).not.toContain(hostile);
      expect(done.at(-1)).toEqual({ code: 'checkout-failed' });
      expect(context().order?.number).toBe('BL-2');
      actor.send({ type: 'order.submitted' });
      expect(placeOrder.calls).toHaveLength(1);
    },
  );

  it('leads to /dashboard where nothing is to be paid online', async () => {
    const { done, placeOrder } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl: null });
    expect(done).toEqual(['cart read again', 'draft forgotten', { code: 'order-placed' }, '/dashboard']);
  });

  it('waits with a live link when the customer comes Back from the payment page, and is not placed twice', async () => {
    const { actor, awaitReturn, done, is, placeOrder } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl });
    await awaitReturn.last().answer();
    expect(is({ ordered: 'awaitingPayment' })).toBe(true);
    expect(done.at(-1)).toBe('cart read again');
    actor.send({ type: 'payment.opened' });
    expect(done.at(-1)).toBe(paymentUrl);
    expect(placeOrder.calls).toHaveLength(1);
  });

  it('shows its link after 10 s where the payment page does not open', async () => {
    const { clock, is, placeOrder } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl });
    clock.increment(9_999);
    expect(is({ ordered: 'leavingForPayment' })).toBe(true);
    clock.increment(1);
    expect(is({ ordered: 'awaitingPayment' })).toBe(true);
  });
});

describe('an order that is refused', () => {
  it('says why, keeps the form, and the next try has a key of its own', async () => {
    const { actor, context, done, is, placeOrder, read } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'refused', message: 'Un animal n’est plus disponible.' });
    const refusal = { code: 'checkout-failed', message: 'Un animal n’est plus disponible.' };
    expect(is({ filling: { confirming: 'refused' } })).toBe(true);
    expect(context().refusal).toEqual(refusal);
    expect(done[0]).toEqual(refusal);
    expect(context().values.address).toBe('Cocody, Riviera 3');
    actor.send({ type: 'order.submitted' });
    expect(context().refusal).toBeNull();
    await read();
    expect(placeOrder.calls.map(({ input }) => input.attempt.key)).toEqual(['key-1', 'key-2']);
  });

  it('cannot be left by Back while it is on its way', async () => {
    const { actor, done, is, placeOrder } = await placingCheckout();
    actor.send({ type: 'step.opened', step: 2 });
    expect(is('placing')).toBe(true);
    expect(placeOrder.last().signal.aborted).toBe(false);
    expect(done).toEqual(['step 3 instead']);
  });
});

describe('a lost answer', () => {
  const lose = async () => {
    const checkout = await placingCheckout();
    const { attempt } = checkout.placeOrder.last().input;
    await checkout.placeOrder.last().answer({
      kind: 'unanswered',
      attempt,
      notice: { code: 'checkout-failed' },
    });
    return { ...checkout, attempt };
  };

  it('is told, looked up in the orders, and sends nothing by itself', async () => {
    const { clock, done, is, lookUpOrders, placeOrder } = await lose();
    expect(done).toEqual([{ code: 'checkout-failed' }]);
    await lookUpOrders.last().answer({ kind: 'listed', orders: [order('BL-1', lines)] });
    clock.increment(3_600_000);
    expect(is({ unanswered: 'open' })).toBe(true);
    expect(placeOrder.calls).toHaveLength(1);
  });

  it('is settled by an order that was not there before: no second one is made', async () => {
    const { actor, context, done, is, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders
      .last()
      .answer({ kind: 'listed', orders: [order('BL-1', lines), order('BL-2', lines)] });
    expect(is({ ordered: 'found' })).toBe(true);
    expect(context().order).toEqual({ number: 'BL-2', status: 'PENDING', paymentUrl: null });
    expect(done.slice(1)).toEqual(['key-1 forgotten', 'cart read again', 'draft forgotten']);
    actor.send({ type: 'order.submitted' });
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.calls).toHaveLength(1);
  });

  it('is not settled by an order of other animals', async () => {
    const { is, lookUpOrders } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [order('BL-2', [cartLine('ladoum', 1)])] });
    expect(is({ unanswered: 'open' })).toBe(true);
  });

  it('is sent again by Reprendre with the same key and body, once for a double press', async () => {
    const { actor, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [] });
    actor.send({ type: 'attempt.resumed' });
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.calls).toHaveLength(2);
    expect(placeOrder.calls[1]?.input).toEqual(placeOrder.calls[0]?.input);
  });

  it('is given up when asked, and the form opens again with what was typed', async () => {
    const { actor, done, is, loaded, lookUpOrders } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [] });
    actor.send({ type: 'attempt.abandoned' });
    expect(done).toContain('key-1 forgotten');
    await loaded();
    expect(is({ filling: 'confirming' })).toBe(true);
  });

  it('offers nothing but another look while the orders cannot be read', async () => {
    const { actor, is, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders.last().fail();
    actor.send({ type: 'attempt.resumed' });
    actor.send({ type: 'attempt.abandoned' });
    expect(is({ unanswered: 'unread' })).toBe(true);
    expect(placeOrder.calls).toHaveLength(1);
    actor.send({ type: 'lookup.retried' });
    await lookUpOrders.last().answer({ kind: 'refused' });
    expect(is({ unanswered: 'unread' })).toBe(true);
  });

  it('that another tab settles makes the checkout start over', async () => {
    const { awaitSettlement, is } = await lose();
    await awaitSettlement.last().answer();
    expect(is('loading')).toBe(true);
  });

  it('is not taken for a refusal where the call broke: it may have been kept', async () => {
    const { is, placeOrder } = await placingCheckout();
    await placeOrder.last().fail();
    expect(is({ unanswered: 'lookingUp' })).toBe(true);
  });

  it('of a found order still leads to its payment: the same attempt answers the same order', async () => {
    const { actor, attempt, is, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [order('BL-2', lines)] });
    actor.send({ type: 'payment.resumed' });
    expect(placeOrder.last().input.attempt).toEqual(attempt);
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl });
    expect(is({ ordered: 'leavingForPayment' })).toBe(true);
  });

  it('of a found order that is paid asks for no second payment', async () => {
    const { actor, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [order('BL-2', lines, 'PAID')] });
    actor.send({ type: 'payment.resumed' });
    expect(placeOrder.calls).toHaveLength(1);
  });

  it('of a found order whose payment is refused shows the order again, not an empty form', async () => {
    const { actor, context, is, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [order('BL-2', lines)] });
    actor.send({ type: 'payment.resumed' });
    await placeOrder.last().answer({ kind: 'refused', message: 'Votre panier est vide.' });
    expect(is({ ordered: 'found' })).toBe(true);
    expect(context().refusal?.message).toBe('Votre panier est vide.');
  });
});

describe('an attempt met after a reload', () => {
  it('asks for the ID number again, since it was not kept, before it can be resumed', async () => {
    const { attempt } = (await placingCheckout()).placeOrder.last().input;
    const { actor, context, loaded, lookUpOrders, placeOrder } = startCheckout();
    await loaded({
      profile: { ...profile, numer_cni: null },
      lines: [],
      attempt: { ...attempt, idNumber: null },
    });
    await lookUpOrders.last().answer({ kind: 'listed', orders: [] });
    actor.send({ type: 'attempt.resumed' });
    actor.send({ type: 'value.changed', field: 'numero_cni', value: 'CI01' });
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.calls).toHaveLength(0);
    actor.send({ type: 'value.changed', field: 'ville', value: 'Bouaké' });
    expect(context().values.ville).toBe('Abidjan');
    actor.send({ type: 'value.changed', field: 'numero_cni', value: 'CI012345678' });
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.last().input).toEqual({
      attempt,
      body: { ...attempt.body, numero_cni: 'CI012345678' },
    });
  });

  it('that is refused leads on to the cart as it is now', async () => {
    const { attempt } = (await placingCheckout()).placeOrder.last().input;
    const { actor, is, loaded, lookUpOrders, placeOrder } = startCheckout();
    await loaded({ lines: [], attempt });
    await lookUpOrders.last().answer({ kind: 'listed', orders: [] });
    actor.send({ type: 'attempt.resumed' });
    await placeOrder.last().answer({ kind: 'refused' });
    expect(is('loading')).toBe(true);
  });
});

describe('whatever happens', () => {
  type Step = CheckoutEvent | { type: 'answer'; how: 'well' | 'lost' | 'refused' | 'broken' };
  const press = fc.constantFrom<CheckoutEvent>(
    { type: 'next.pressed' },
    { type: 'previous.pressed' },
    { type: 'order.submitted' },
    { type: 'order.submitted' },
    { type: 'changes.agreed' },
    { type: 'attempt.resumed' },
    { type: 'attempt.abandoned' },
    { type: 'lookup.retried' },
    { type: 'checkout.retried' },
    { type: 'payment.resumed' },
    { type: 'payment.opened' },
    { type: 'step.opened', step: 1 },
    { type: 'step.opened', step: 2 },
    { type: 'step.opened', step: 3 },
    { type: 'value.changed', field: 'notes', value: 'Sonner deux fois.' },
    { type: 'value.changed', field: 'type_paiement', value: 'livraison' },
  );
  const answer = fc.record({
    type: fc.constant('answer' as const),
    how: fc.constantFrom('well' as const, 'lost' as const, 'refused' as const, 'broken' as const),
  });
  const steps: fc.Arbitrary<Step[]> = fc.array(fc.oneof(press, press, answer), { maxLength: 60 });

  it('one request runs at a time, a key never has two bodies, a refused key never returns, and nothing typed is lost', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const checkout = startCheckout(3);
        const { actor, context, load, lookUpOrders, placeOrder, read, reread } = checkout;
        const answered = new Set<unknown>();
        const refused = new Set<string>();
        const resent: string[] = [];
        const open = <Call extends { signal: AbortSignal }>({ calls }: { calls: Call[] }) =>
          calls.filter((call) => !answered.has(call) && !call.signal.aborted);
        let typed = { notes: '', type_paiement: 'mobile' };
        const settle = async (how: Extract<Step, { type: 'answer' }>['how']) => {
          const [loading, rereading, looking, placing] = [
            open(load),
            open(reread),
            open(lookUpOrders),
            open(placeOrder),
          ];
          for (const call of [loading[0], rereading[0], looking[0], placing[0]]) answered.add(call);
          if (loading[0]) {
            if (how === 'broken') return loading[0].fail();
            const draft = { email: profile.email, values: { ...typed } as object, isIdNumberWithheld: false };
            return checkout.loaded({ draft });
          }
          if (rereading[0]) {
            if (how === 'broken') return rereading[0].fail();
            if (how === 'refused') return rereading[0].answer({ kind: 'refused' });
            return read(how === 'lost' ? { products: [product('ladoum', 170_000)] } : {});
          }
          if (looking[0]) {
            if (how === 'broken') return looking[0].fail();
            return looking[0].answer({
              kind: 'listed',
              orders: how === 'well' ? [order('BL-9', lines)] : [],
            });
          }
          if (!placing[0]) return;
          const { attempt } = placing[0].input;
          if (how === 'broken') return placing[0].fail();
          if (how === 'refused') refused.add(attempt.key);
          const outcome: Record<'well' | 'lost' | 'refused', PlaceAnswer> = {
            well: { kind: 'placed', number: 'BL-9', paymentUrl },
            lost: { kind: 'unanswered', attempt, notice: null },
            refused: { kind: 'refused' },
          };
          return placing[0].answer(outcome[how]);
        };
        for (const step of taken) {
          const before = placeOrder.calls.length;
          if (step.type === 'answer') await settle(step.how);
          else {
            const canType = step.type === 'value.changed' && actor.getSnapshot().can(step);
            actor.send(step);
            if (canType) typed = { ...typed, [step.field]: step.value };
          }
          if (step.type === 'attempt.resumed' || step.type === 'payment.resumed') {
            resent.push(...placeOrder.calls.slice(before).map(({ input }) => input.attempt.key));
          }
          expect(
            [load, reread, lookUpOrders, placeOrder].flatMap((calls) => open<{ signal: AbortSignal }>(calls))
              .length,
          ).toBeLessThanOrEqual(1);
          if (!checkout.is('loading') && !checkout.is('failed'))
            expect(context().values).toMatchObject(typed);
          expect(context().lines.every(({ quantity }) => quantity >= 1)).toBe(true);
        }
        const bodies = new Map<string, string>();
        const sent = new Map<string, number>();
        for (const { input } of placeOrder.calls) {
          const { key } = input.attempt;
          expect(bodies.get(key) ?? JSON.stringify(input.body)).toBe(JSON.stringify(input.body));
          bodies.set(key, JSON.stringify(input.body));
          sent.set(key, (sent.get(key) ?? 0) + 1);
        }
        for (const [key, times] of sent) {
          expect(times).toBe(1 + resent.filter((again) => again === key).length);
        }
      }),
      { numRuns: 300, seed: 19 },
    );
  });
});
