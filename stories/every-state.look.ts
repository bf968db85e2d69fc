import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import * as documentLines from '#screens/layout/document-lines.tsx';
import { blankStories, faultsOf, faultsOfData, faultsOfUnread } from './testing/proof.ts';
import { holdStill, provenStories } from './testing/proven.ts';

const machineModules = import.meta.glob<Record<string, unknown>>(
  ['../machines/**/*.ts', '!../machines/**/*.test.ts', '!../machines/**/testing/*.ts'],
  { eager: true },
);

const machines: readonly AnyStateMachine[] = Object.values(machineModules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

const stories = provenStories();
beforeAll(holdStill);

type Parameters = { statechart?: { machines?: readonly AnyStateMachine[] } };
const files = import.meta.glob<{ default: { parameters?: Parameters } }>('./*.stories.tsx', { eager: true });

/** The machines whose charts are on a docs page: those of the stories' snapshots, and those that a file lists besides. */
const charted = new Set([
  ...stories.flatMap(({ args }) => Object.values(args).flatMap((value) => idOfMachine(value))),
  ...Object.values(files).flatMap((file) =>
    (file.default.parameters?.statechart?.machines ?? []).map(({ id }) => id),
  ),
]);

function idOfMachine(value: unknown): readonly string[] {
  const { machine } = (value ?? {}) as { machine?: unknown };
  return machine instanceof StateMachine ? [machine.id] : [];
}

const { SAMPLE_OF = '1', TEST_SEED = '' } = import.meta.env;
const shift = [...String(TEST_SEED)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
/** One in `SAMPLE_OF` of a list, which `npm test` chooses by the commit. */
const isChosen = (_: unknown, place: number): boolean => (place + shift) % Number(SAMPLE_OF) === 0;

describe('every state of every screen can be seen', () => {
  it('knows each machine of the shop by its id', () => {
    expect(machines.map(({ id }) => id).toSorted()).toEqual([
      'activation',
      'add-to-cart',
      'awaited-payment',
      'carousel',
      'cart',
      'checkout',
      'code-entry',
      'connection',
      'contact',
      'forgot-password',
      'login',
      'notices',
      'order-lookup',
      'orders',
      'password-change',
      'payment-result',
      'pictures',
      'profile',
      'registration',
      'reorder',
      'reset-password',
      'selection',
      'session',
      'share',
    ]);
  });

  it.each(machines)('$id has its chart on a docs page', ({ id }) => {
    expect(charted).toContain(id);
  });

  it.each(machines.filter(isChosen))(
    'each leaf of $id has a distinguishable story, or a reason why it is never visible',
    (machine) => {
      expect(faultsOf(machine, stories)).toEqual([]);
    },
  );

  it('shows something in each story', () => {
    expect(blankStories(stories.filter(isChosen))).toEqual([]);
  });

  describe.each([...new Set(stories.map(({ file }) => file))].filter(isChosen))('%s', (file) => {
    it('shows each case of loaded data', () => {
      expect(faultsOfData(stories.filter((story) => story.file === file))).toEqual([]);
    });

    it('shows the unreadable records that its screen speaks of', () => {
      expect(faultsOfUnread(stories.filter((story) => story.file === file))).toEqual([]);
    });
  });

  it.each(Object.entries(documentLines).filter(([name]) => /^[A-Z]/.test(name)))(
    'shows each line of the document: %s',
    (_, Lines) => {
      const html = renderToStaticMarkup(createElement(Lines as () => ReactNode));
      const page = new DOMParser().parseFromString(html.replaceAll('noscript', 'div'), 'text/html');
      const lines = [...page.querySelectorAll('p[id]')].flatMap((line) => textsIn(line));
      expect(lines).not.toEqual([]);
      const seen = stories.flatMap((story) =>
        story.file === 'document-lines' ? story.draw().split('\n') : [],
      );
      expect(lines.filter((text) => !seen.some((line) => line.startsWith(`${text} · `)))).toEqual([]);
    },
  );
});

/** The texts of an element and its descendants, each as `visibleOf` writes it. */
function textsIn(node: Node): readonly string[] {
  if (node instanceof Text) return [node.data.replaceAll(/\s+/g, ' ').trim()].filter((text) => text !== '');
  return [...node.childNodes].flatMap(textsIn);
}
