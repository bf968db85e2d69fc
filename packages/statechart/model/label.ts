import type { Cause, ChartTransition, Named } from './chart.ts';
import { guardText } from './names.ts';
import { afterText, type Words } from './words.ts';

/** A piece of text and its kind. */
export type Span = {
  text: string;
  tone: 'cause' | 'answer' | 'guard' | 'action' | 'call' | 'tag' | 'caption';
};
/** A line of a label or of a state; `transition` where it represents one. */
export type Line = { spans: readonly Span[]; transition: string | null };

/** The trigger of a transition, in words. */
export function causeText(cause: Cause, words: Words): string {
  switch (cause.kind) {
    case 'event':
      return cause.event;
    case 'done':
      return `${cause.call}: ${cause.outcome ?? words.done}`;
    case 'error':
      return `${cause.call}: ${words.failed}`;
    case 'snapshot':
      return `${cause.call}: ${words.snapshot}`;
    case 'finished':
      return words.finished;
    case 'after':
      return afterText(words, cause.delay);
    case 'always':
      return words.always;
  }
}

/** The trigger of a transition, with its position among those that share it. */
export const turnText = ({ cause, turn }: Pick<ChartTransition, 'cause' | 'turn'>, words: Words): string =>
  turn === null ? causeText(cause, words) : `${turn}. ${causeText(cause, words)}`;

export const actionsText = (actions: readonly Named[]): string => actions.map(guardText).join(', ');

const isAnswer = ({ kind }: Cause): boolean => kind !== 'event';

/** The number of characters above which a guard is on the next line. */
const lineLength = 34;
const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;

/** A transition as the lines of a label. `detailed`: with its actions. */
export function transitionLines(
  transition: ChartTransition,
  words: Words,
  detailed: boolean,
): readonly Line[] {
  const { cause, guard, actions, id } = transition;
  const line = (...spans: Span[]): Line => ({ spans, transition: id });
  const head: Span = {
    text: cut(turnText(transition, words), 44),
    tone: isAnswer(cause) ? 'answer' : 'cause',
  };
  const condition: Span | null =
    guard === null ? null : { text: `[${cut(guardText(guard), 44)}]`, tone: 'guard' };
  const lines: Line[] = [];
  if (condition === null) lines.push(line(head));
  else if (head.text.length + condition.text.length <= lineLength) lines.push(line(head, condition));
  else lines.push(line(head), line({ ...condition, text: `  ${condition.text}` }));
  if (detailed) {
    for (const action of actions)
      lines.push(line({ text: `  / ${cut(guardText(action), 44)}`, tone: 'action' }));
  }
  return lines;
}
