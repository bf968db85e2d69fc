import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ReactElement, useContext } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Colours } from '../drawing/style.ts';
import { layOut } from '../layout/lay-out.ts';
import { type Chart, leavesOf } from '../model/chart.ts';
import type { Words } from '../model/words.ts';
import { defineStateChart } from '../view/state-chart.ts';
import { stateName } from '../view/table.ts';
import { Drawing, storyBehind } from './drawing.ts';
import { statechartOf, wordsOf } from './parameters.ts';
import { chartOf, identityOf, type StoryEntry, snapshotsIn, storiesOf } from './snapshots.ts';
import { go, StoryAnchor } from './story-anchor.tsx';

defineStateChart();

/** Restores headings, lists and links, which the host's reset has unstyled; a chart takes the available width. */
const style = `
:where(.sc-docs){font-family:system-ui,sans-serif}
.sc-docs{line-height:1.5}
.sc-docs h1{font-size:28px;font-weight:800;line-height:1.2;margin:0 0 8px}
.sc-docs h2{font-size:19px;font-weight:700;margin:36px 0 10px}
.sc-docs code{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.9em}
.sc-docs a{color:inherit;text-decoration:underline;text-underline-offset:3px}
.sc-docs ul{list-style:disc;padding-left:22px;margin:12px 0;columns:330px;column-gap:40px}
.sc-docs li{break-inside:avoid;padding:2px 0}
.sc-docs em{opacity:.8}
.sc-docs state-chart{height:78vh;border:1px solid rgb(128 110 90/.35);border-radius:12px;overflow:hidden}
.sbdocs-wrapper:has(.sc-docs){padding:28px}
.sbdocs-content:has(.sc-docs){max-width:1800px}
`;

type DrawnProps = {
  chart: Chart;
  words: Words;
  colours: Colours;
  stories: Readonly<Record<string, StoryEntry>>;
  isDark: boolean;
};

const nothing: readonly string[] = [];
const noColours: Colours = {};

function Drawn({ chart, words, colours, stories, isDark }: DrawnProps): ReactElement {
  const choose = (transition: string): void => {
    const story = storyBehind(chart, transition, stories);
    if (story !== undefined) go(story.id);
  };
  return (
    <div data-statechart={chart.id} style={{ minHeight: '78vh' }}>
      <Drawing
        chart={chart}
        active={nothing}
        stories={stories}
        words={words}
        colours={colours}
        layOut={layOut}
        isDark={isDark}
        isTurned={false}
        choose={choose}
      />
    </div>
  );
}

function Leaves({ chart, words, stories }: Omit<DrawnProps, 'isDark' | 'colours'>): ReactElement {
  return (
    <ul>
      {leavesOf(chart).map(({ id, meta }) => {
        const story = stories[id];
        return (
          <li key={id}>
            <strong>{stateName(chart, id)}</strong>
            {' → '}
            {story === undefined ? (
              <em>{Object.values(meta)[0] ?? words.noStory}</em>
            ) : (
              <StoryAnchor story={story} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The docs page of a file of stories (`parameters.docs.page`): the chart of each machine in their snapshots, a story for each of
 * its states, then all stories as links. Rendered stories would be slow, and too small to read.
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
  const docs = useContext(DocsContext);
  // In the order of the sidebar; the exports of a built file are sorted by name.
  const listed = docs.componentStories();
  const entries = listed.flatMap(({ id }): readonly StoryEntry[] => {
    const story = csfFile.stories[id];
    return story === undefined
      ? []
      : [{ id, name: story.name, title, args: { ...initialArgs, ...story.args } }];
  });
  const machines = new Map(
    [
      ...entries.flatMap(({ args }) => snapshotsIn(args).map(({ machine }) => machine as AnyStateMachine)),
      ...(options.machines ?? []),
    ].map((machine) => [identityOf(machine), machine]),
  );
  const where = options.where?.(preparedMeta.parameters) ?? null;
  const [story] = listed;
  const globals: Readonly<Record<string, unknown>> =
    story === undefined ? {} : docs.getStoryContext(story).globals;
  const isDark = options.isDark?.(globals) ?? false;
  return (
    <div className="sc-docs sb-unstyled">
      <style>{style}</style>
      <h1>{title.split('/').at(-1)}</h1>
      {where === null ? null : (
        <p>
          {words.where} <code>{where}</code>
        </p>
      )}
      {[...machines].map(([identity, machine]) => {
        const chart = chartOf(machine, options);
        const stories = storiesOf(machine, chart, entries, title, []);
        return (
          <section key={identity}>
            <h2>
              {words.machine} <code>{chart.id}</code>
            </h2>
            <Drawn
              chart={chart}
              words={words}
              colours={options.colours ?? noColours}
              stories={stories}
              isDark={isDark}
            />
            <Leaves chart={chart} words={words} stories={stories} />
          </section>
        );
      })}
      <h2>{words.stories}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <StoryAnchor story={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}
