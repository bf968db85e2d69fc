import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import { backDuration, connectionMachine } from './connection.machine.ts';

function start() {
  const loss = deferredCall<undefined, void>();
  const comeback = deferredCall<undefined, void>();
  const recovered: number[] = [];
  const clock = new SimulatedClock();
  const machine = withEffects(connectionMachine, {
    calls: { awaitLoss: loss.call, awaitReconnection: comeback.call },
    actions: { recover: () => recovered.push(clock.now()) },
  });
  const actor = createActor(machine, { clock }).start();
  const value = () => actor.getSnapshot().value;
  return { clock, loss, comeback, recovered, value };
}

describe('the connection', () => {
  it('starts online, and shows a loss for as long as it lasts', async () => {
    const { clock, loss, recovered, value } = start();
    expect(value()).toBe('online');
    await loss.last().answer();
    clock.increment(10 * backDuration);
    expect([value(), recovered]).toEqual(['offline', []]);
  });

  it('retries failed loads once as soon as it is back, and shows it for 5 s', async () => {
    const { clock, loss, comeback, recovered, value } = start();
    await loss.last().answer();
    await comeback.last().answer();
    expect([value(), recovered]).toEqual(['back', [0]]);
    clock.increment(backDuration - 1);
    expect(value()).toBe('back');
    clock.increment(1);
    expect([value(), recovered]).toEqual(['online', [0]]);
  });

  it('can be lost again within those 5 s, whose timer does not hide the new loss', async () => {
    const { clock, loss, comeback, recovered, value } = start();
    await loss.last().answer();
    await comeback.last().answer();
    await loss.last().answer();
    clock.increment(backDuration);
    expect(value()).toBe('offline');
    await comeback.last().answer();
    expect([value(), recovered]).toEqual(['back', [0, backDuration]]);
  });

  it('awaits one change at a time', async () => {
    const { loss, comeback } = start();
    const open = () => [...loss.calls, ...comeback.calls].filter(({ signal }) => !signal.aborted);
    await loss.last().answer();
    expect(open().map(({ signal }) => signal)).toContain(comeback.last().signal);
    await comeback.last().answer();
    expect(loss.calls).toHaveLength(2);
  });
});
