import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createMachine } from 'xstate';
import { at } from '#machines/at.ts';
import {
  blankStories,
  falseReasons,
  faultsOfLeaves,
  forgeries,
  misnamed,
  type ProvenStory,
  staleDuplicates,
  storiesIgnoringSnapshot,
  strangers,
  undeclaredDuplicates,
} from './proof.ts';
import { faultsOfData } from './proof-of-data.ts';
import { seen, storiesOf } from './proven.ts';
import { claims } from './unseen.ts';

/* Negative controls: each way of cheating, and that the proofs see it. */

const door = (more: object = {}, closed: object = {}) =>
  createMachine({ id: 'door', initial: 'open', states: { open: {}, closed, locked: {}, ...more } });
const machine = door();

type Look = (args: { snapshot?: AnyMachineSnapshot }) => string;
/** What is seen in this browser of a piece of a page. */
const page = (name: string, props: object, ...inside: string[]): string =>
  seen(() => createElement(name, props, ...inside));
const screen: Look = ({ snapshot }) => page('p', {}, String(snapshot?.value));
const story = (value: string, look: Look = screen, snapshot = at(machine, value, {})): ProvenStory => {
  const args = { snapshot };
  return {
    file: 'door',
    name: value,
    shownName: `Porte ${value}`,
    args,
    own: ['snapshot'],
    looksAs: {},
    mayBeBlank: false,
    draw: (others = {}) => look({ ...args, ...others }),
  };
};
const honest = ['open', 'closed', 'locked'].map((value) => story(value));
const faults = (stories: readonly ProvenStory[], of = machine): readonly string[] => [
  ...faultsOfLeaves(of, stories),
  ...forgeries(of, stories),
  ...storiesIgnoringSnapshot(of, stories),
  ...undeclaredDuplicates(of, stories),
  ...staleDuplicates(of),
  ...falseReasons(of, stories),
  ...blankStories(stories),
  ...strangers([of], stories),
];

describe('the proofs of the stories', () => {
  it('find nothing where each state is shown', () => {
    expect(faults(honest)).toEqual([]);
  });

  it('see a story that was taken away', () => {
    expect(faults(honest.slice(1))).toEqual(['door.open has no story']);
  });

  it('see a leaf that is new, whatever machine the stories were made with', () => {
    expect(faultsOfLeaves(door({ ajar: {} }), honest)).toEqual(['door.ajar has no story']);
  });

  it('see a snapshot that is forged: its value, its nodes, or its machine', () => {
    const open = at(machine, 'open', {});
    const nodes = at(machine, 'closed', {})._nodes;
    const forged = Object.defineProperties(
      { ...open },
      {
        machine: { value: machine },
        _nodes: { value: nodes },
      },
    ) as typeof open;
    expect(forgeries(machine, [story('open', screen, forged)])).toHaveLength(1);
    const other = door({ ajar: {} });
    expect(forgeries(machine, [story('open', screen, at(other, 'ajar', {}))])).toHaveLength(1);
    expect(forgeries(machine, honest)).toEqual([]);
  });

  it('cannot be given a misspelt state', () => {
    expect(() => at(machine, 'opne', {})).toThrow();
  });

  it('see a story that ignores its snapshot, and do not count it', () => {
    const deaf = story('locked', () => '<p>a picture of a locked door</p>');
    expect(faults([...honest.slice(0, 2), deaf])).toEqual([
      'door.locked has no story',
      'door locked ignores its door',
    ]);
  });

  it('see two states that look alike, until one of them says why', () => {
    const look: Look = ({ snapshot }) => `<p>${snapshot?.value === 'open'}</p>`;
    const alike = ['open', 'closed', 'locked'].map((value) => story(value, look));
    expect(undeclaredDuplicates(machine, alike)).toEqual(['door.closed looks as door.locked']);
    const saying = door({}, { meta: { looksAs: { locked: 'a lock is not seen from afar' } } });
    expect(undeclaredDuplicates(saying, alike)).toEqual([]);
    expect(staleDuplicates(saying)).toEqual([]);
    expect(staleDuplicates(door({}, { meta: { looksAs: { locked: '' } } }))).toHaveLength(1);
    expect(staleDuplicates(door({}, { meta: { looksAs: { lokced: 'a lock' } } }))).toHaveLength(1);
  });

  it('see a state that is told apart by its data alone', () => {
    const look: Look = ({ snapshot }) => `<p>${snapshot?.context.name}</p>`;
    const values = ['open', 'closed', 'locked'].map((value) =>
      story(value, look, at(machine, value, { name: value })),
    );
    expect(undeclaredDuplicates(machine, values)).toHaveLength(3);
  });

  it.each<[string, Look]>([
    ['an empty picture whose markup differs', ({ snapshot }) => page('p', { 'data-state': snapshot?.value })],
    [
      'what is told to a screen reader alone',
      ({ snapshot }) =>
        page(
          'p',
          { style: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' } },
          String(snapshot?.value),
        ),
    ],
    [
      'what a decorator hides',
      ({ snapshot }) => page('div', { style: { display: 'none' } }, String(snapshot?.value)),
    ],
    ['what is transparent', ({ snapshot }) => page('p', { style: { opacity: 0 } }, String(snapshot?.value))],
    [
      'what a filter takes away',
      ({ snapshot }) => page('p', { style: { filter: 'opacity(0)' } }, String(snapshot?.value)),
    ],
    [
      'what is written in no colour',
      ({ snapshot }) => page('p', { style: { color: 'transparent' } }, String(snapshot?.value)),
    ],
    [
      'what the browser is told not to paint',
      ({ snapshot }) => page('div', { style: { contentVisibility: 'hidden' } }, String(snapshot?.value)),
    ],
    [
      'what is cut down to nothing',
      ({ snapshot }) => page('p', { style: { clipPath: 'circle(0)' } }, String(snapshot?.value)),
    ],
    [
      'what stands beside the page',
      ({ snapshot }) => page('p', { style: { position: 'absolute', left: -9999 } }, String(snapshot?.value)),
    ],
  ])('do not count %s', (_what, look) => {
    const hidden = ['open', 'closed', 'locked'].map((value) => story(value, look));
    expect(blankStories(hidden)).toHaveLength(3);
    expect(faultsOfLeaves(machine, hidden)).toHaveLength(3);
    expect(storiesIgnoringSnapshot(machine, hidden)).toHaveLength(3);
    expect(undeclaredDuplicates(machine, hidden)).toEqual([]);
  });

  it('do not count what a decorator of the file hides, or puts in the place of its stories', () => {
    type Decorate = (Story: () => ReactNode) => ReactNode;
    const Door = ({ snapshot }: { snapshot?: AnyMachineSnapshot }) =>
      createElement('p', {}, String(snapshot?.value));
    const fileWith = (decorate: Decorate): readonly ProvenStory[] => {
      const named = ['open', 'closed', 'locked'].map((value) => [
        value,
        { name: `Porte ${value}`, args: { snapshot: at(machine, value, {}) } },
      ]);
      const meta = { title: 'Porte', component: Door, decorators: [decorate] };
      return storiesOf('./door.stories.tsx', { default: meta, ...Object.fromEntries(named) });
    };
    expect(faults(fileWith((Story) => createElement('div', {}, Story())))).toEqual([]);
    const hidden = fileWith((Story) => createElement('div', { style: { display: 'none' } }, Story()));
    expect(blankStories(hidden)).toHaveLength(3);
    expect(faultsOfLeaves(machine, hidden)).toHaveLength(3);
    const replaced = fileWith(() => createElement('p', {}, 'a door'));
    expect(faultsOfLeaves(machine, replaced)).toHaveLength(3);
    expect(storiesIgnoringSnapshot(machine, replaced)).toHaveLength(3);
  });

  it('do not count a picture that is the same under other markup', () => {
    const look: Look = ({ snapshot }) => page('p', { 'data-state': snapshot?.value }, 'a door');
    const alike = ['open', 'closed', 'locked'].map((value) => story(value, look));
    expect(faultsOfLeaves(machine, alike)).toHaveLength(3);
  });

  it('see a machine that stands elsewhere than those that are counted', () => {
    const elsewhere = createMachine({ id: 'gate', initial: 'open', states: { open: {} } });
    const away = story('open', screen, at(elsewhere, 'open', {}) as never);
    expect(strangers([machine], [...honest, away])).toEqual([
      'door open shows gate, a machine from elsewhere',
    ]);
  });

  const unseenAs = (unseen: string, closed: object, stories = [honest[0], honest[2]]) =>
    falseReasons(
      door({}, { ...closed, meta: { unseen } }),
      stories.flatMap((each) => each ?? []),
    );

  it.each(Object.keys(claims))('believe no leaf that only says « %s »', (reason) => {
    expect(unseenAs(reason, {})).toEqual([`door.closed says « ${reason} », which does not hold`]);
  });

  it('believe a reason that holds, and none that nobody knows', () => {
    expect(unseenAs('left in the step that enters it', { always: 'open' })).toEqual([]);
    expect(
      unseenAs('left in the step that enters it', { always: { guard: 'may', target: 'open' } }),
    ).toHaveLength(1);
    expect(unseenAs('it is dark', { always: 'open' })).toHaveLength(1);
    const dim: Look = ({ snapshot }) => page('p', {}, snapshot?.value === 'locked' ? 'locked' : 'a door');
    const alike = ['open', 'locked'].map((value) => story(value, dim));
    expect(unseenAs('looks as the wait before it does', {}, alike)).toEqual([]);
  });

  it('see a leaf that is called unseen and has a story', () => {
    const hidden = door({}, { meta: { unseen: 'it is dark' } });
    expect(faultsOfLeaves(hidden, honest)).toEqual(['door.closed is said to be unseen, and has a story']);
    expect(
      faultsOfLeaves(
        hidden,
        [honest[0], honest[2]].flatMap((each) => each ?? []),
      ),
    ).toEqual([]);
  });

  it('see a story that is not called after its state, or whose name is not to be read', () => {
    const [open] = honest;
    if (open === undefined) throw new Error('There is no story.');
    expect(misnamed(honest)).toEqual([]);
    expect(misnamed([{ ...open, name: 'Ajar' }])).toEqual(['door Ajar']);
    expect(misnamed([{ ...open, shownName: 'open' }])).toEqual(['door open']);
  });

  it('see a case of loaded data without a story, and two that look alike', () => {
    const list = (state: string, look = (shown: unknown) => JSON.stringify(shown)): ProvenStory => {
      const args = { list: { state } };
      const draw = (others: Readonly<Record<string, unknown>> = {}) => look({ ...args, ...others });
      return {
        file: 'list',
        name: state,
        shownName: state,
        args,
        own: ['list'],
        looksAs: {},
        mayBeBlank: false,
        draw,
      };
    };
    const all = ['loading', 'empty', 'ready', 'failed'];
    expect(faultsOfData(all.map((state) => list(state)))).toEqual([]);
    expect(faultsOfData(all.slice(1).map((state) => list(state)))).toEqual(['list is never loading']);
    expect(faultsOfData(all.map((state) => list(state, () => 'a list')))).toHaveLength(3);
  });
});
