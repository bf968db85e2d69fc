import { afterEach, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { readMachine } from '../model/read-machine.ts';
import { inEnglish } from '../model/words.ts';
import { keepLayouts, keyOf } from './cached.ts';
import { graphOf } from './graph.ts';
import { layOut, placedByElk } from './lay-out.ts';

const chart = readMachine(
  createMachine({ id: 'door', initial: 'open', states: { open: { on: { pushed: 'closed' } }, closed: {} } }),
);
const options = { detailed: false, direction: 'RIGHT', isCaptioned: false } as const;
const graph = () => graphOf(chart, inEnglish, options, []).graph;

describe('a layout computed by a build', () => {
  afterEach(() => keepLayouts(async () => undefined));

  it('is drawn as one computed in the browser', async () => {
    const computed = await layOut(chart);
    const placed = JSON.parse(JSON.stringify(await placedByElk(graph())));
    const asked: string[] = [];
    keepLayouts(async (key) => {
      asked.push(key);
      return placed;
    });
    expect(await layOut(chart)).toEqual(computed);
    expect(asked).toEqual([keyOf(graph())]);
  });

  it('is recomputed where it cannot be read', async () => {
    keepLayouts(() => Promise.reject(new Error('gone')));
    expect((await layOut(chart)).boxes.length).toBeGreaterThan(1);
  });

  it('is different for another direction', () => {
    const down = graphOf(chart, inEnglish, { ...options, direction: 'DOWN' }, []).graph;
    expect(keyOf(down)).not.toBe(keyOf(graph()));
  });
});
