import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { isWithin } from '../model/chart.ts';
import { readMachine } from '../model/read-machine.ts';
import { editor, forecast, journey, player, thermostat } from '../testing/machines.ts';
import { layOut } from './lay-out.ts';
import type { Box, Layout } from './layout.ts';

const charts = [player, editor, thermostat, forecast, journey].map((machine) => readMachine(machine));
const states = ({ boxes }: Layout): readonly Box[] =>
  boxes.filter(({ kind }) => kind !== 'start' && kind !== 'anywhere');
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(charts)('the layout of $id', (chart) => {
  it('has each state once, inside of its parent, without overlaps, the same each time', async () => {
    const layout = await layOut(chart);
    expect(await layOut(chart)).toEqual(layout);
    const boxes = states(layout);
    expect(boxes.map(({ id }) => id).toSorted()).toEqual(Object.keys(chart.states).toSorted());
    for (const a of boxes) {
      for (const b of boxes) {
        if (a === b) continue;
        if (isWithin(chart, b.id, a.id)) expect(holds(a, b), `${a.id} holds ${b.id}`).toBe(true);
        else if (!isWithin(chart, a.id, b.id)) expect(overlap(a, b), `${a.id} over ${b.id}`).toBe(false);
      }
    }
  });

  it('has each transition on an arrow or in its state', async () => {
    const layout = await layOut(chart, { direction: 'RIGHT', detailed: true });
    const drawn = [
      ...layout.wires.flatMap(({ transitions }) => transitions),
      ...layout.boxes.flatMap(({ rows }) => rows.flatMap(({ transition }) => transition ?? [])),
    ];
    expect([...new Set(drawn)].toSorted()).toEqual(chart.transitions.map(({ id }) => id).toSorted());
    for (const { id, lines } of layout.wires) expect(lines.length, id).toBeGreaterThan(0);
  });
});

describe('arrows', () => {
  it('end at their targets, also those that lead back', async () => {
    const layout = await layOut(readMachine(journey));
    for (const { from, to, lines } of layout.wires) {
      const [first, last] = [lines[0]?.[0], lines.at(-1)?.at(-1)];
      const at = (id: string, point = first): boolean => {
        const box = layout.boxes.find((each) => each.id === id);
        return (
          box !== undefined &&
          point !== undefined &&
          point.x >= box.x - 1 &&
          point.x <= box.x + box.width + 1 &&
          point.y >= box.y - 1 &&
          point.y <= box.y + box.height + 1
        );
      };
      expect(at(from, first), `${from} → ${to} begins at its source`).toBe(true);
      expect(at(to, last), `${from} → ${to} ends at its target`).toBe(true);
    }
  });

  it('point downwards from the initial state', async () => {
    const { boxes } = await layOut(readMachine(journey), { direction: 'DOWN' });
    const top = (id: string): number => boxes.find((box) => box.id === id)?.y ?? Number.NaN;
    expect(top('journey.packing')).toBeLessThan(top('journey.deciding'));
    expect(top('journey.deciding')).toBeLessThan(top('journey.walking'));
    expect(top('journey.walking')).toBeLessThan(top('journey.arrived'));
  });
});

describe('a chart of many states', () => {
  it('is laid out without overlaps', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `s${index}`);
    const states = names.map((name, index) => [name, { on: { next: names[(index + 1) % 200] ?? 's0' } }]);
    const crowd = createMachine({ id: 'crowd', initial: 's0', states: Object.fromEntries(states) });
    const { boxes } = await layOut(readMachine(crowd));
    const places = boxes.filter(({ kind }) => kind === 'atomic').map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(200);
  });

  it('is refused above the limit', async () => {
    const states = Array.from({ length: 801 }, (_, index) => [`s${index}`, {}]);
    const city = createMachine({ id: 'city', initial: 's0', states: Object.fromEntries(states) });
    await expect(layOut(readMachine(city))).rejects.toThrow('city shows 802 states');
  });
});

describe('a closed state', () => {
  const office = createMachine({
    id: 'office',
    initial: 'open',
    states: {
      open: {
        initial: 'morning',
        on: {
          asked: [
            { guard: 'isFree', target: '.morning' },
            { guard: 'isFree', target: '.evening' },
          ],
        },
        states: {
          morning: { on: { alarm: '#office.empty', noon: 'evening' } },
          evening: { on: { alarm: '#office.empty' } },
        },
      },
      empty: {},
    },
  });

  it('lists equal transitions of several states in it once', async () => {
    const { boxes, wires } = await layOut(readMachine(office), { closed: ['office.open'] });
    const said = (lines: readonly { spans: readonly { text: string }[] }[] = []) =>
      lines.map(({ spans }) => spans.map(({ text }) => text).join(' '));
    const out = wires.find(({ to }) => to === 'office.empty');
    expect(said(out?.label?.lines)).toEqual(['alarm']);
    expect(out?.transitions).toHaveLength(2);
    expect(said(boxes.find(({ id }) => id === 'office.open')?.rows)).toEqual(['↻ asked [isFree]']);
  });
});
