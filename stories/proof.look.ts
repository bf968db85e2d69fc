import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createMachine } from 'xstate';
import { at } from '#machines/at.ts';
import { blankStories, faultsOf, faultsOfData, faultsOfUnread, type ProvenStory } from './testing/proof.ts';
import { seen } from './testing/proven.ts';

/* Negative controls: the checks must detect a state without a story, and a story that shows no state. */

const door = (closed: object = {}, more: object = {}) =>
  createMachine({ id: 'door', initial: 'open', states: { open: {}, closed, locked: {}, ...more } });
const machine = door();

type Look = (args: { snapshot?: AnyMachineSnapshot }) => string;
/** The visible content of a piece of a page, in this browser. */
const page = (name: string, props: object, ...inside: string[]): string =>
  seen(() => createElement(name, props, ...inside));
const screen: Look = ({ snapshot }) => page('p', {}, String(snapshot?.value));
const story = (value: string, look: Look = screen, snapshot = at(machine, value, {})): ProvenStory => ({
  file: 'door',
  name: value,
  args: { snapshot },
  own: ['snapshot'],
  looksAs: {},
  mayBeBlank: false,
  draw: (others = {}) => look({ snapshot, ...others }),
});
const drawnBy = (look: Look) => ['open', 'closed', 'locked'].map((value) => story(value, look));
const honest = drawnBy(screen);

describe('the proofs of the stories', () => {
  it('find no fault if a story shows each state', () => {
    expect(faultsOf(machine, honest)).toEqual([]);
  });

  it('find a missing story and a new state', () => {
    expect(faultsOf(machine, honest.slice(1))).toEqual(['door.open has no story']);
    expect(faultsOf(door({}, { ajar: {} }), honest)).toContain('door.ajar has no story');
  });

  it('find a snapshot that was forged with the nodes of another state', () => {
    const forged = Object.defineProperties(
      { ...at(machine, 'open', {}) },
      { machine: { value: machine }, _nodes: { value: at(machine, 'closed', {})._nodes } },
    ) as AnyMachineSnapshot;
    expect(faultsOf(machine, [...honest, story('open', screen, forged as never)])).toEqual([
      'door open shows what door does not make',
    ]);
  });

  it('find a story that ignores its snapshot, and do not count that story', () => {
    const deaf = story('locked', () => 'a picture of a locked door');
    expect(faultsOf(machine, [...honest.slice(0, 2), deaf])).toEqual([
      'door.locked has no story',
      'door locked ignores its door',
    ]);
  });

  it('find two states that look alike, unless the metadata of one gives a reason', () => {
    const alike = drawnBy(({ snapshot }) => String(snapshot?.value === 'open'));
    expect(faultsOf(machine, alike)).toEqual(['door.closed looks as door.locked']);
    const saying = door({ meta: { looksAs: { locked: 'a lock is not seen from afar' } } });
    expect(
      faultsOf(
        saying,
        alike.map(({ name, draw }) => ({ ...story(name), draw })),
      ).filter((fault) => / looks as /.test(fault)),
    ).toEqual([]);
  });

  it.each([
    ['an empty picture whose markup differs', (value: string) => page('p', { 'data-state': value })],
    [
      'a text for screen readers alone',
      (value: string) =>
        page('p', { style: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' } }, value),
    ],
    ['a hidden text', (value: string) => page('div', { style: { display: 'none' } }, value)],
    ['a transparent text', (value: string) => page('p', { style: { opacity: 0 } }, value)],
    [
      'a text outside the page',
      (value: string) => page('p', { style: { position: 'absolute', left: -9999 } }, value),
    ],
  ])('do not count %s', (_what, draw) => {
    const hidden = drawnBy(({ snapshot }) => draw(String(snapshot?.value)));
    expect(blankStories(hidden)).toHaveLength(3);
    expect(faultsOf(machine, hidden).filter((fault) => fault.endsWith('has no story'))).toHaveLength(3);
  });

  it('reject a state that claims to be unseen but can last', () => {
    const stories = honest.filter(({ name }) => name !== 'closed');
    const saying = (closed: object) =>
      faultsOf(door({ ...closed, meta: { unseen: 'it is dark' } }), stories).filter((fault) =>
        fault.startsWith('door.closed'),
      );
    expect(saying({})).toEqual(['door.closed could be seen']);
    expect(saying({ always: 'open' })).toEqual([]);
    expect(saying({ always: { guard: 'may', target: 'open' } })).toEqual(['door.closed could be seen']);
  });

  it('reject a state that waits for an answer, or for the page that it opens, and looks as none before it', () => {
    const stories = honest.filter(({ name }) => name !== 'closed');
    const leaving = { entry: 'leaveForGarden', meta: { unseen: 'the garden opens in the same step' } };
    const asking = { invoke: { src: 'ask', onDone: 'open', onError: 'open' }, meta: { unseen: 'asks' } };
    for (const closed of [leaving, asking]) {
      const entered = door(closed, { ajar: { on: { push: 'closed' } } });
      expect(faultsOf(entered, stories)).toContain('door.closed could be seen');
    }
  });

  it('find a state of a loaded list without a story, and two such states that look alike', () => {
    const list = (state: string, look: (shown: unknown) => string = JSON.stringify): ProvenStory => ({
      ...story('open'),
      args: { list: { state } },
      draw: (others) => look({ list: { state }, ...others }),
    });
    const all = ['loading', 'empty', 'ready', 'failed'];
    expect(faultsOfData(all.map((state) => list(state)))).toEqual([]);
    expect(faultsOfData(all.slice(1).map((state) => list(state)))).toEqual(['list is never loading']);
    expect(faultsOfData(all.map((state) => list(state, () => 'a list')))).toHaveLength(3);
  });

  it('find a screen that speaks of unreadable records, and no story of one', () => {
    const list = (value: object, look: (shown: unknown) => string = JSON.stringify): ProvenStory => ({
      ...story('open'),
      args: { list: { state: 'ready', ...value } },
      draw: (others) => look({ list: { state: 'ready', ...value }, ...others }),
    });
    expect(faultsOfUnread([list({})])).toEqual(['list has no unreadable record']);
    expect(faultsOfUnread([list({}), list({ unread: 2 })])).toEqual([]);
    expect(faultsOfUnread([list({}, () => 'a list')])).toEqual([]);
    const orders = createMachine({ id: 'orders', initial: 'read', states: { read: {} } });
    const table = (unread: object[]): ProvenStory => ({
      ...story(
        'read',
        ({ snapshot }) => JSON.stringify(snapshot?.context),
        at(orders, 'read', { unread } as never),
      ),
    });
    expect(faultsOfUnread([table([])])).toEqual(['snapshot has no unreadable record']);
    expect(faultsOfUnread([table([]), table([{}])])).toEqual([]);
  });
});
