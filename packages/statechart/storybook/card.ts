import { createElement as h, type ReactElement } from 'react';
import { causeText, turnText } from '../model/label.ts';
import { guardText } from '../model/names.ts';
import { activeLeaves, leadsTo, transitionsFrom, waysTo } from '../model/paths.ts';
import type { Words } from '../model/words.ts';
import { stateName } from '../view/table.ts';
import type { Shown, ShownChart, StoryLink } from './messages.ts';

type Open = (story: string) => void;

const storyLink = (story: StoryLink | undefined, open: Open, words: Words): ReactElement =>
  story === undefined
    ? h('small', null, words.noStory)
    : h(
        'a',
        {
          href: `?path=/story/${story.id}`,
          onClick: (event: { preventDefault: () => void }) => {
            event.preventDefault();
            open(story.id);
          },
        },
        story.name,
      );

const section = (title: string, ...children: (ReactElement | string)[]): ReactElement =>
  h('section', { key: title }, h('h3', null, title), ...children);

type PartProps = { shown: ShownChart; words: Words; open: Open; send: (transition: string) => void };

/** The paths to the active leaves, each as the shortest list of steps. */
function pathOf({ shown: { chart, active, stories }, words, open }: PartProps): readonly ReactElement[] {
  return waysTo(chart, activeLeaves(chart, active)).map(({ leaves, path = null }) => {
    const steps = (path ?? []).map((step) => {
      const target = leadsTo(chart, step)[0] ?? '';
      const story = stories[target];
      return h(
        'li',
        { key: step.id },
        // The list numbers its steps: the position of a guard before one would look like another number.
        h('code', null, causeText(step.cause, words)),
        step.guard === null ? null : h('i', null, ` [${guardText(step.guard)}]`),
        ' → ',
        // A transient state has no story, so its name is shown.
        story === undefined && target !== '' ? stateName(chart, target) : storyLink(story, open, words),
      );
    });
    return h(
      'div',
      { key: leaves.join(' ') },
      ...leaves.map((leaf) => h('p', { key: leaf }, h('strong', null, stateName(chart, leaf)))),
      steps.length === 0
        ? h('p', null, path === null ? words.unreachable : words.start)
        : h('ol', null, ...steps),
    );
  });
}

/** All transitions that can be taken now, each with the story of its target. */
function nextOf({ shown: { chart, active, stories, isLive }, words, open, send }: PartProps): ReactElement {
  const leaves = activeLeaves(chart, active);
  const possible = new Map(
    leaves.flatMap((leaf) => transitionsFrom(chart, leaf).map((each) => [each.id, each] as const)),
  );
  return h(
    'ul',
    null,
    ...[...possible.values()].map((transition) => {
      const cause = turnText(transition, words);
      const [target] = leadsTo(chart, transition);
      return h(
        'li',
        { key: transition.id },
        isLive && (transition.cause.kind === 'event' || transition.cause.kind === 'after')
          ? h('button', { type: 'button', onClick: () => send(transition.id) }, cause)
          : h('code', null, cause),
        transition.guard === null ? null : h('i', null, ` [${guardText(transition.guard)}]`),
        ' → ',
        target === undefined
          ? words.stays
          : h('span', null, stateName(chart, target), ' · ', storyLink(stories[target], open, words)),
      );
    }),
  );
}

type CardProps = {
  said: Shown;
  shown: ShownChart | undefined;
  open: Open;
  send: (transition: string) => void;
  answer: (call: string, answer: string) => void;
};

/** The state card of a story: its states, the path to them, the next transitions, and in a live story the possible answers. */
export function Card({ said, shown, open, send, answer }: CardProps): ReactElement {
  const { words, where, cases, calls } = said;
  const parts: ReactElement[] = [];
  if (shown === undefined) {
    parts.push(section(words.here, h('p', null, cases.length === 0 ? words.noChart : cases.join(' · '))));
  } else {
    const part = { shown, words, open, send };
    if (shown.isLive) {
      const buttons = calls.map((call) =>
        h(
          'div',
          { key: call.id, className: 'call', role: 'group', 'aria-label': call.call },
          h('code', null, call.call),
          ...call.answers.map(({ name, label }) =>
            h('button', { type: 'button', key: name, onClick: () => answer(call.id, name) }, label),
          ),
        ),
      );
      parts.push(
        section(
          words.calls,
          h('p', null, words.live),
          ...(buttons.length === 0 ? [h('p', { key: 'none' }, words.noCalls)] : buttons),
        ),
      );
    }
    parts.push(section(words.path, ...pathOf(part)), section(words.next, nextOf(part)));
    if (cases.length > 0) parts.push(section(words.here, h('p', null, cases.join(' · '))));
  }
  if (where !== null) parts.push(section(words.where, h('p', null, h('code', null, where))));
  return h('div', { className: shown === undefined ? 'card alone' : 'card' }, ...parts);
}
