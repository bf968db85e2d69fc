import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import { copyLimit, type SharedPage, type ShareEvent, shareMachine, sheetLimit } from './share.machine.ts';

const page = {
  title: 'Bélier Bali-Bali',
  text: 'Bélier Bali-Bali, 165 000 FCFA',
  url: 'https://belier.test/product/bali-bali',
};

/** A device without a sheet refuses to open it. */
function start() {
  const openSheet = deferredCall<SharedPage, void>();
  const copy = deferredCall<SharedPage, void>();
  const clock = new SimulatedClock();
  const actor = createActor(
    withEffects(shareMachine, { calls: { openSheet: openSheet.call, copy: copy.call }, actions: {} }),
    { input: { page }, clock },
  ).start();
  const send = (type: ShareEvent['type']) => actor.send({ type });
  const value = () => actor.getSnapshot().value;
  return { actor, clock, openSheet, copy, send, value };
}

/** The page's own menu, opened on a device without a share sheet. */
async function startWithoutSheet() {
  const started = start();
  started.send('share.pressed');
  await started.openSheet.last().fail();
  expect(started.value()).toEqual({ choosing: 'offered' });
  return started;
}

describe('sharing by the device’s sheet', () => {
  it('opens one sheet for a triple click, with title, text and address', () => {
    const { openSheet, send } = start();
    send('share.pressed');
    send('share.pressed');
    send('share.pressed');
    expect(openSheet.calls.map(({ input }) => input)).toEqual([page]);
  });

  it('is idle when the sheet closes, whether something was shared or not, and can be opened again', async () => {
    const { openSheet, send, value } = start();
    send('share.pressed');
    await openSheet.last().answer();
    expect(value()).toBe('idle');
    send('share.pressed');
    expect(openSheet.calls).toHaveLength(2);
  });

  it('opens the page’s own menu where the sheet does not open', async () => {
    const { openSheet, send, value } = start();
    send('share.pressed');
    await openSheet.last().fail();
    expect(value()).toEqual({ choosing: 'offered' });
  });

  it('opens the page’s own menu at the next press where the sheet never answers', () => {
    const { clock, openSheet, send, value } = start();
    send('share.pressed');
    clock.increment(sheetLimit);
    send('share.pressed');
    expect([value(), openSheet.calls.length, openSheet.last().signal.aborted]).toEqual([
      { choosing: 'offered' },
      1,
      true,
    ]);
  });
});

describe('sharing without a sheet', () => {
  it('opens the menu, and closes it by the button or from outside', async () => {
    const { send, value } = await startWithoutSheet();
    send('share.pressed');
    expect(value()).toBe('idle');
    const again = await startWithoutSheet();
    again.send('choice.closed');
    expect(again.value()).toBe('idle');
  });

  it('copies the address once for a double click, confirms it, and copies again on request', async () => {
    const { copy, send, value } = await startWithoutSheet();
    send('copy.pressed');
    send('copy.pressed');
    expect(copy.calls.map(({ input }) => input)).toEqual([page]);
    await copy.last().answer();
    expect(value()).toEqual({ choosing: 'copied' });
    send('copy.pressed');
    expect(copy.calls).toHaveLength(2);
  });

  it('shows the address where the clipboard refuses, and can be retried', async () => {
    const { copy, send, value } = await startWithoutSheet();
    send('copy.pressed');
    await copy.last().fail();
    expect(value()).toEqual({ choosing: 'uncopied' });
    send('copy.pressed');
    await copy.last().answer();
    expect(value()).toEqual({ choosing: 'copied' });
  });

  it('shows the address where the clipboard never answers', async () => {
    const { clock, send, value } = await startWithoutSheet();
    send('copy.pressed');
    clock.increment(copyLimit);
    expect(value()).toEqual({ choosing: 'uncopied' });
  });

  it('stays closed where the copy completes after the menu was closed', async () => {
    const { copy, send, value } = await startWithoutSheet();
    send('copy.pressed');
    const late = copy.last();
    send('choice.closed');
    await late.answer();
    expect([value(), late.signal.aborted]).toEqual(['idle', true]);
  });
});

it('never uses the sheet and the clipboard at once, on any path through its events', () => {
  const events: ShareEvent[] = [
    { type: 'share.pressed' },
    { type: 'copy.pressed' },
    { type: 'choice.closed' },
  ];
  for (const path of getShortestPaths(shareMachine, { input: { page }, events })) {
    const { openSheet, copy, actor } = start();
    for (const { event } of path.steps) actor.send(event);
    const open = [...openSheet.calls, ...copy.calls].filter(({ signal }) => !signal.aborted);
    expect(open.length).toBeLessThanOrEqual(1);
  }
});
