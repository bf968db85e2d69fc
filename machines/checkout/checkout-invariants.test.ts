import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CheckoutEvent, failure } from './checkout.model.ts';
import { lines, order, product, startCheckout } from './testing/checkout-fixtures.ts';

const towardsTheOrder: readonly CheckoutEvent[] = [
  { type: 'order.pressed' },
  { type: 'changes.agreed' },
  { type: 'attempt.resumed' },
  { type: 'attempt.abandoned' },
  { type: 'lookup.retried' },
  { type: 'checkout.retried' },
  { type: 'payment.resumed' },
];
/** Suivant carries the current fields. */
type Press = Exclude<CheckoutEvent, { type: 'next.pressed' }> | { type: 'next.pressed' };

const presses: readonly Press[] = [
  ...towardsTheOrder,
  { type: 'next.pressed' },
  { type: 'previous.pressed' },
  { type: 'payment.opened' },
  { type: 'step.opened', step: 1 },
  { type: 'step.opened', step: 2 },
  { type: 'step.opened', step: 3 },
  { type: 'field.changed', field: 'notes', value: 'Sonner deux fois.' },
  { type: 'field.changed', field: 'type_paiement', value: 'livraison' },
];

// Two of three steps proceed towards the order, or let the server answer; the third is any event.
const turn = fc.record({
  isHeading: fc.integer({ min: 0, max: 2 }).map(Boolean),
  choice: fc.nat(),
  answer: fc.constantFrom('good', 'good', 'lost', 'lost', 'refused', 'broken'),
});

const chosen = (events: readonly Press[], choice: number): Press =>
  events[choice % events.length] ?? { type: 'order.pressed' };

function startShopper() {
  const checkout = startCheckout(3);
  const { actor, load, lookUpOrders, placeOrder, read, reread } = checkout;
  const settled = new Set<unknown>();
  const open = <Call extends { signal: AbortSignal }>({ calls }: { calls: Call[] }): Call[] =>
    calls.filter((call) => !settled.has(call) && !call.signal.aborted);
  const typed: Record<string, string> = { notes: '', type_paiement: 'mobile' };
  const resumed: string[] = [];
  const resuming = new Set<string>();

  const settleLoading = (answer: string) => {
    const [call] = open(load);
    settled.add(call);
    const draft = { values: { ...typed }, isIdNumberWithheld: false };
    return answer === 'broken' ? call?.fail() : checkout.loaded({ draft });
  };
  const settleReading = (answer: string) => {
    const [call] = open(reread);
    settled.add(call);
    if (answer === 'broken') return call?.fail();
    if (answer === 'refused') return call?.answer({ kind: 'refused', refusal: failure() });
    return read(
      answer === 'lost' && reread.calls.length % 2 ? { products: [product('ladoum', 170_000)] } : {},
    );
  };
  const settleLookUp = (answer: string) => {
    const [call] = open(lookUpOrders);
    settled.add(call);
    if (answer === 'broken') return call?.fail();
    return call?.answer({
      kind: 'listed',
      lines,
      orders: answer === 'refused' ? [order('BL-9', lines)] : [],
    });
  };
  const settlePlacing = (answer: string) => {
    const [call] = open(placeOrder);
    settled.add(call);
    if (answer === 'broken' || call === undefined) return call?.fail();
    if (answer === 'refused') return call.answer({ kind: 'refused', refusal: failure() });
    if (answer === 'lost') return call.answer({ kind: 'unanswered', refusal: failure() });
    return call.answer({ kind: 'placed', number: 'BL-9', paymentUrl: 'https://pay.wave.com/c/1' });
  };

  return {
    ...checkout,
    typed,
    resumed,
    running: () =>
      [load, reread, lookUpOrders, placeOrder].flatMap((calls) => open<{ signal: AbortSignal }>(calls)),
    press: (pressed: Press) => {
      const snapshot = actor.getSnapshot();
      const event =
        pressed.type === 'next.pressed' ? { ...pressed, values: snapshot.context.values } : pressed;
      if (event.type === 'field.changed' && snapshot.can(event)) typed[event.field] = event.value;
      // Reprendre reads the orders again before it sends.
      const key = snapshot.context.attempt?.key;
      if (event.type === 'attempt.resumed' && snapshot.can(event) && key !== undefined) resuming.add(key);
      actor.send(event);
    },
    settle: async (answer: string) => {
      if (open(load).length > 0) await settleLoading(answer);
      else if (open(reread).length > 0) await settleReading(answer);
      else if (open(lookUpOrders).length > 0) {
        const before = placeOrder.calls.length;
        await settleLookUp(answer);
        for (const { input } of placeOrder.calls.slice(before)) {
          if (resuming.has(input.attempt.key)) resumed.push(input.attempt.key);
        }
        resuming.clear();
      } else await settlePlacing(answer);
    },
  };
}

it('one request runs at a time, an attempt is sent once unless the customer resumes it and always with one body, and nothing typed is lost', async () => {
  const sendings = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 30, maxLength: 60 }), async (turns) => {
      const shopper = startShopper();
      const { actor, context, is, placeOrder, press, resumed, running, settle, typed } = shopper;
      for (const { isHeading, choice, answer } of turns) {
        const heading = towardsTheOrder.filter((event) => actor.getSnapshot().can(event));
        if (isHeading && running().length > 0) await settle(answer);
        else press(chosen(isHeading && heading.length > 0 ? heading : presses, choice));
        expect(running().length).toBeLessThanOrEqual(1);
        if (!is('loading') && !is('failed')) expect(context().values).toMatchObject(typed);
      }
      for (const key of new Set(placeOrder.calls.map(({ input }) => input.attempt.key))) {
        const calls = placeOrder.calls.filter(({ input }) => input.attempt.key === key);
        expect(new Set(calls.map(({ input }) => JSON.stringify(input.body))).size).toBe(1);
        expect(calls).toHaveLength(1 + resumed.filter((again) => again === key).length);
      }
      sendings.set(placeOrder.calls.length, (sendings.get(placeOrder.calls.length) ?? 0) + 1);
    }),
    { numRuns: 200, seed: 19 },
  );
  expect([...sendings.keys()].some((sent) => sent >= 4)).toBe(true);
});
