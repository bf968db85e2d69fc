import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ReactElement, useContext, useEffect, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { layOut } from '../layout/lay-out.ts';
import { type Chart, leavesOf } from '../model/chart.ts';
import { leadsTo } from '../model/paths.ts';
import type { Words } from '../model/words.ts';
import { type Chosen, defineStateChart, type StateChart } from '../view/state-chart.ts';
import { stateName } from '../view/table.ts';
import { statechartOf, wordsOf } from './parameters.ts';
import { chartOf, type StoryEntry, snapshotsIn, storiesOf } from './snapshots.ts';

defineStateChart();

const address = (id: string): string => `?path=/story/${id}`;

const page = { font: '15px/1.5 system-ui, sans-serif' };
const dark = { background: '#1d1511', color: '#f6ebd9', padding: 24, colorScheme: 'dark' };

type DrawnProps = {
  chart: Chart;
  words: Words;
  stories: Readonly<Record<string, StoryEntry>>;
  isDark: boolean;
};

function Drawn({ chart, words, stories, isDark }: DrawnProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement('state-chart') as StateChart;
    element.setAttribute('scheme', isDark ? 'dark' : 'light');
    element.words = words;
    element.layOut = layOut;
    element.chart = chart;
    const open = (event: Event): void => {
      const { transition } = (event as CustomEvent<Chosen>).detail;
      const taken = chart.transitions.find(({ id }) => id === transition);
      const story = taken && leadsTo(chart, taken).flatMap((leaf) => stories[leaf] ?? [])[0];
      if (story !== undefined) window.top?.location.assign(address(story.id));
    };
    element.addEventListener('transition-chosen', open);
    element.style.height = '78vh';
    place.current?.replaceChildren(element);
    return () => element.remove();
  }, [chart, words, stories, isDark]);
  return <div ref={place} data-statechart={chart.id} style={{ minHeight: '78vh' }} />;
}

function Leaves({ chart, words, stories }: Omit<DrawnProps, 'isDark'>): ReactElement {
  return (
    <ul>
      {leavesOf(chart).map(({ id, meta }) => {
        const story = stories[id];
        return (
          <li key={id}>
            <strong>{stateName(chart, id)}</strong>{' '}
            {story === undefined ? (
              <em>{Object.values(meta)[0] ?? words.noStory}</em>
            ) : (
              <a href={address(story.id)} target="_top">
                {story.name}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The docs page of a file of stories (`parameters.docs.page`): the chart of each machine whose snapshots they show, the
 * story of each of its states, then all stories as links; a screen full of pages would be slow, and too small to read.
 */
export function StatechartDocs(): ReactElement {
  const resolved = useOf('meta', ['meta']);
  const { csfFile, preparedMeta } = resolved as unknown as {
    csfFile: { stories: Record<string, { id: string; name: string; args?: StoryEntry['args'] }> };
    preparedMeta: { title: string; initialArgs: StoryEntry['args']; parameters: Record<string, unknown> };
  };
  const options = statechartOf(preparedMeta.parameters);
  const words = wordsOf(options);
  const { title, initialArgs } = preparedMeta;
  const entries = Object.values(csfFile.stories).map(
    ({ id, name, args }): StoryEntry => ({ id, name, title, args: { ...initialArgs, ...args } }),
  );
  const machines = new Map(
    [
      ...entries.flatMap(({ args }) => snapshotsIn(args).map(({ machine }) => machine as AnyStateMachine)),
      ...(options.machines ?? []),
    ].map((machine) => [machine.id, machine]),
  );
  const charts = [...machines.values()].map((machine) => chartOf(machine, options.outcomeOf));
  const where = options.where?.(preparedMeta.parameters) ?? null;
  const docs = useContext(DocsContext);
  const [story] = docs.componentStories();
  const globals: Readonly<Record<string, unknown>> =
    story === undefined ? {} : docs.getStoryContext(story).globals;
  const isDark = options.isDark?.(globals) ?? false;
  return (
    <div className="sb-unstyled" style={{ ...page, ...(isDark ? dark : {}) }}>
      <h1>{title.split('/').at(-1)}</h1>
      {where === null ? null : (
        <p>
          {words.where} <code>{where}</code>
        </p>
      )}
      {charts.map((chart) => {
        const stories = storiesOf(chart, entries, title, []);
        return (
          <section key={chart.id}>
            <h2>
              {words.machine} <code>{chart.id}</code>
            </h2>
            <Drawn chart={chart} words={words} stories={stories} isDark={isDark} />
            <Leaves chart={chart} words={words} stories={stories} />
          </section>
        );
      })}
      <h2>{words.stories}</h2>
      <ul>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <a href={address(id)} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
