import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import { backDuration, connectionMachine } from './connection.machine.ts';

function start() {
  const loss = deferredCall<undefined, void>();
  const comeback = deferredCall<undefined, void>();
  const clock = new SimulatedClock();
  const machine = withEffects(connectionMachine, {
    calls: { awaitLoss: loss.call, awaitReconnection: comeback.call },
    actions: {},
  });
  const actor = createActor(machine, { clock }).start();
  const value = () => actor.getSnapshot().value;
  return { clock, loss, comeback, value };
}

describe('the connection', () => {
  it('starts online, and shows a loss for as long as it lasts', async () => {
    const { clock, loss, value } = start();
    expect(value()).toBe('online');
    await loss.last().answer();
    clock.increment(10 * backDuration);
    expect(value()).toBe('offline');
  });

  it('shows for 5 s that it is back', async () => {
    const { clock, loss, comeback, value } = start();
    await loss.last().answer();
    await comeback.last().answer();
    expect(value()).toBe('back');
    clock.increment(backDuration - 1);
    expect(value()).toBe('back');
    clock.increment(1);
    expect(value()).toBe('online');
  });

  it('can be lost again within those 5 s, whose timer does not hide the new loss', async () => {
    const { clock, loss, comeback, value } = start();
    await loss.last().answer();
    await comeback.last().answer();
    await loss.last().answer();
    clock.increment(backDuration);
    expect(value()).toBe('offline');
    await comeback.last().answer();
    expect(value()).toBe('back');
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
