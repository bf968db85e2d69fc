import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { picturesMachine } from './pictures.machine.ts';

const open = (count: number, isAsked = false) => {
  const actor = createActor(picturesMachine, { input: { count, isAsked } }).start();
  return {
    actor,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    index: () => actor.getSnapshot().context.index,
  };
};

describe('the pictures of an animal', () => {
  it.each([
    [0, 'none'],
    [1, 'single'],
    [2, 'several'],
    [6, 'several'],
  ])('%i are %s, beginning with the first', (count, state) => {
    const pictures = open(count);
    expect(pictures.state()).toBe(state);
    expect(pictures.index()).toBe(0);
  });

  it('wrap around at both ends', () => {
    const { send, index } = open(3);
    send({ type: 'previous.chosen' });
    expect(index()).toBe(2);
    send({ type: 'next.chosen' });
    expect(index()).toBe(0);
    send({ type: 'next.chosen' });
    expect(index()).toBe(1);
  });

  it('are swiped over 50 px, to the left for the next one', () => {
    const { send, index } = open(3);
    for (const [distance, shown] of [
      [-50, 0],
      [50, 0],
      [-51, 1],
      [51, 0],
    ] as const) {
      send({ type: 'slide.swiped', distance });
      expect(index()).toBe(shown);
    }
  });

  it('are chosen by number; one that is not there changes nothing', () => {
    const { send, index } = open(3);
    send({ type: 'slide.chosen', index: 2 });
    expect(index()).toBe(2);
    for (const wrong of [-1, 3, 0.5, Number.NaN]) {
      send({ type: 'slide.chosen', index: wrong });
      expect(index()).toBe(2);
    }
  });

  it('end with the request for others, which is reached by arrow, swipe and press, and is followed by the first', () => {
    const { send, index, state } = open(1, true);
    expect(state()).toBe('several');
    for (const event of [
      { type: 'next.chosen' },
      { type: 'previous.chosen' },
      { type: 'slide.swiped', distance: -51 },
      { type: 'slide.chosen', index: 1 },
    ] as const) {
      send({ type: 'slide.chosen', index: 0 });
      send(event);
      expect(index()).toBe(1);
    }
    send({ type: 'next.chosen' });
    expect(index()).toBe(0);
    expect(open(0, true).state()).toBe('none');
  });

  it.each([0, 1])('%i of them never turn', (count) => {
    const { actor } = open(count);
    expect(actor.getSnapshot().can({ type: 'next.chosen' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'slide.swiped', distance: -200 })).toBe(false);
  });
});
