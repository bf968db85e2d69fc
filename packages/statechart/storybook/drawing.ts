import { createElement as h, type ReactElement, useEffect, useRef } from 'react';
import type { Captions } from '../drawing/captions.ts';
import type { Colours } from '../drawing/style.ts';
import { type Chart, leavesOf } from '../model/chart.ts';
import { leadsTo } from '../model/paths.ts';
import type { Words } from '../model/words.ts';
import type { Chosen, LayOut, StateChart } from '../view/state-chart.ts';

/** The story of a transition's target among those of a chart's leaves. */
export function storyBehind<Story>(
  chart: Chart,
  transition: string,
  stories: Readonly<Record<string, Story>>,
): Story | undefined {
  const taken = chart.transitions.find(({ id }) => id === transition);
  return taken && leadsTo(chart, taken).flatMap((leaf) => stories[leaf] ?? [])[0];
}

/** A line about each state without children: the name of the story that shows it, or why it has none. */
const captionsOf = ({ chart, stories }: Pick<DrawingProps, 'chart' | 'stories'>): Captions =>
  Object.fromEntries(
    leavesOf(chart).map(({ id, meta }) => [id, stories[id]?.name ?? Object.values(meta)[0] ?? '']),
  );

type DrawingProps = {
  chart: Chart;
  active: readonly string[];
  /** The story of each state that has one. */
  stories: Readonly<Record<string, { name: string }>>;
  words: Words;
  colours: Colours;
  layOut: LayOut;
  isDark: boolean;
  /** Whether the chart is laid out from left to right, in a wide and low place. */
  isTurned: boolean;
  choose: (transition: string) => void;
};

/** A `<state-chart>` for React. */
export function Drawing(props: DrawingProps): ReactElement {
  const { chart, active, stories, words, colours, layOut, isDark, isTurned, choose } = props;
  const element = useRef<StateChart>(null);
  useEffect(() => {
    const drawn = element.current;
    const hear = (event: Event): void => choose((event as CustomEvent<Chosen>).detail.transition);
    drawn?.addEventListener('transition-chosen', hear);
    return () => drawn?.removeEventListener('transition-chosen', hear);
  }, [choose]);
  useEffect(() => {
    const drawn = element.current;
    if (drawn === null) return;
    drawn.words = words;
    drawn.colours = colours;
    // On a page of text there are no active states: the chart is an overview.
    drawn.isEntire = !isTurned;
    drawn.layOut = layOut;
    if (isTurned) drawn.direction = drawn.clientWidth > 1.8 * drawn.clientHeight ? 'RIGHT' : 'DOWN';
    drawn.show(chart, active, captionsOf({ chart, stories }));
  }, [chart, active, stories, words, colours, layOut, isTurned]);
  const scheme = isDark ? 'dark' : 'light';
  return h('state-chart', { ref: element, scheme, key: scheme });
}
