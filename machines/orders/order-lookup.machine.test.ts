// §2 Order status check: One input and
// §4 Order status lookup: Idle, loading with
// §5 Order lookup: Trimmed; empty or
// §8 Order lookup: Unknown number, failure
// §9 Constants: Simulated order lookup

import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { orderLookupMs, simulatedLookup } from '#rules/order-lookup.ts';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import { type OrderLookupAnswer, orderLookupMachine } from './order-lookup.machine.ts';

const open = () => {
  const clock = new SimulatedClock();
  const lookUp = deferredCall<{ number: string }, OrderLookupAnswer>();
  const actor = createActor(
    withEffects(orderLookupMachine, { calls: { lookUp: lookUp.call }, actions: {} }),
    { clock },
  ).start();
  const submit = (typed: string) => {
    actor.send({ type: 'field.changed', field: 'order_number', value: typed });
    actor.send({ type: 'form.submitted', values: { order_number: typed } });
  };
  const state = () => actor.getSnapshot().value;
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  /** Waits and answers like the simulation. */
  const answer = async () => {
    clock.increment(orderLookupMs);
    await lookUp.last().answer({ kind: simulatedLookup(lookUp.last().input.number) ?? 'unknown' });
  };
  return { actor, clock, lookUp, submit, state, isBusy, answer };
};

describe('order lookup', () => {
  it('starts idle, and is not busy', () => {
    const { actor, state, isBusy } = open();
    expect(state()).toEqual({ filling: 'idle' });
    expect(isBusy()).toBe(false);
    expect(actor.getSnapshot().context).toEqual({ values: { order_number: '' }, number: '' });
  });

  it.each(['', '   '])('refuses %j at once without a lookup', (typed) => {
    const { submit, state, clock, lookUp } = open();
    submit(typed);
    expect(state()).toEqual({ filling: 'invalid' });
    clock.increment(orderLookupMs);
    expect(lookUp.calls).toHaveLength(0);
  });

  it('searches for 1500 ms before anything is known', () => {
    const { submit, clock, lookUp, isBusy } = open();
    submit('TBK-1001');
    expect(isBusy()).toBe(true);
    clock.increment(1499);
    expect(lookUp.calls).toHaveLength(0);
    clock.increment(1);
    expect(lookUp.calls).toHaveLength(1);
    expect(isBusy()).toBe(true);
  });

  it.each([
    ['TBK-1001', 'preparing'],
    ['TBK-1002', 'delivered'],
    ['TBK-1003', 'unknown'],
    ['tbk-1001', 'preparing'],
  ])('finds %s to be %s', async (typed, found) => {
    const { submit, answer, state, isBusy } = open();
    submit(typed);
    await answer();
    expect(state()).toEqual({ filling: found });
    expect(isBusy()).toBe(false);
  });

  it('validates and looks up the number that a submission carries', () => {
    const unknown = open();
    unknown.actor.send({ type: 'form.submitted', values: { order_number: 'TBK-1001' } });
    unknown.clock.increment(orderLookupMs);
    expect(unknown.lookUp.calls.map(({ input }) => input)).toEqual([{ number: 'TBK-1001' }]);
    const emptied = open();
    emptied.actor.send({ type: 'field.changed', field: 'order_number', value: 'TBK-1001' });
    emptied.actor.send({ type: 'form.submitted', values: { order_number: ' ' } });
    emptied.clock.increment(orderLookupMs);
    expect(emptied.lookUp.calls).toEqual([]);
    expect(emptied.state()).toEqual({ filling: 'invalid' });
  });

  it('trims the number', () => {
    const { submit, actor } = open();
    submit('  TBK-1002 ');
    expect(actor.getSnapshot().context.number).toBe('TBK-1002');
  });

  it('reports a missing answer, and can be retried', async () => {
    const { submit, clock, lookUp, state, answer } = open();
    submit('TBK-1001');
    clock.increment(orderLookupMs);
    await lookUp.last().fail();
    expect(state()).toEqual({ filling: 'unreachable' });
    submit('TBK-1001');
    await answer();
    expect(state()).toEqual({ filling: 'preparing' });
  });

  it('ignores submissions while it searches: one lookup for three presses of Enter', async () => {
    const { submit, clock, lookUp, actor } = open();
    submit('TBK-1001');
    submit('TBK-1002');
    submit('');
    clock.increment(orderLookupMs);
    expect(lookUp.calls).toHaveLength(1);
    expect(actor.getSnapshot().context).toEqual({ values: { order_number: '' }, number: 'TBK-1001' });
  });

  it('clears an earlier result when a blank number follows it', async () => {
    const { submit, answer, state } = open();
    submit('TBK-1002');
    await answer();
    submit(' ');
    expect(state()).toEqual({ filling: 'invalid' });
  });
});
