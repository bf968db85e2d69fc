import { STORY_HOT_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { AnyStateMachine } from 'xstate';
import { layOut } from '../layout/lay-out.ts';
import { liveActors, onLive, pendingCalls } from './live.ts';
import {
  type Answered,
  type LaidOut,
  type LayOutAsked,
  messages,
  type Shown,
  type StoryLink,
  type Taken,
} from './messages.ts';
import { statechartOf, wordsOf } from './parameters.ts';
import { activeIn, chartOf, identityOf, namedSnapshotsIn, type StoryEntry, storiesOf } from './snapshots.ts';

type Context = {
  id: string;
  title: string;
  name: string;
  args: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
};

/** The stories from Storybook's preview. Loads their files, so it is called only once a panel is open. */
type Preview = { extract: () => Promise<Record<string, Context & { initialArgs?: Context['args'] }>> };

/** The addon's own; one object, since a chart is drawn anew for another. */
const noColours = {};

let current: Context | undefined;
let entries: readonly StoryEntry[] | undefined;
let isAsked = false;

const link = ({ id, name }: StoryEntry): StoryLink => ({ id, name });

function shown(context: Context): Shown {
  const options = statechartOf(context.parameters);
  const live = liveActors();
  const drawn =
    live.length > 0
      ? live.map((actor) => ({
          holder: actor.sessionId,
          machine: actor.logic,
          active: activeIn(actor.getSnapshot()),
          isLive: true,
        }))
      : namedSnapshotsIn(context.args).map(([holder, snapshot]) => ({
          holder,
          machine: snapshot.machine as AnyStateMachine,
          active: activeIn(snapshot),
          isLive: false,
        }));
  const known = entries ?? [context];
  return {
    story: context.id,
    charts: drawn.map(({ holder, machine, active, isLive }) => {
      const chart = chartOf(machine, options);
      const stories = Object.entries(storiesOf(machine, chart, known, context.title, active));
      return {
        chart,
        machine: identityOf(machine),
        holder,
        active,
        isLive,
        stories: Object.fromEntries(stories.map(([id, story]) => [id, link(story)])),
      };
    }),
    calls: pendingCalls().map(({ id, call, answers }) => ({
      id,
      call,
      answers: Object.keys(answers).map((name) => ({ name, label: options.answerName?.(name) ?? name })),
    })),
    cases: options.cases?.(context.args) ?? [],
    where: options.where?.(context.parameters) ?? null,
    words: wordsOf(options),
    colours: options.colours ?? noColours,
  };
}

function say(): void {
  if (isAsked && current !== undefined) addons.getChannel().emit(messages.shown, shown(current));
}

async function readEntries(): Promise<void> {
  const preview = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
  if (entries !== undefined) return;
  if (preview === undefined)
    throw new Error('Storybook gives its stories under another name: no state finds its own.');
  entries = Object.values(await preview.extract());
  say();
}

function take({ holder, transition }: Taken): void {
  const actor = liveActors().find(({ sessionId }) => sessionId === holder);
  if (actor === undefined || current === undefined) return;
  const options = statechartOf(current.parameters);
  const taken = chartOf(actor.logic, options).transitions.find(({ id }) => id === transition);
  if (taken === undefined || (taken.cause.kind !== 'event' && taken.cause.kind !== 'after')) return;
  actor.send(options.events?.[taken.eventType] ?? { type: taken.eventType });
}

function listen(): void {
  const channel = addons.getChannel();
  channel.on(messages.ask, () => {
    isAsked = true;
    say();
    void readEntries();
  });
  channel.on(messages.layOut, async ({ request, chart, options }: LayOutAsked) => {
    const layout = await layOut(chart, options).catch(() => null);
    channel.emit(messages.laidOut, { request, layout } satisfies LaidOut);
  });
  channel.on(messages.take, take);
  channel.on(messages.answer, ({ call, answer }: Answered) => {
    pendingCalls()
      .find(({ id }) => id === call)
      ?.answers[answer]?.();
  });
  // After an edit, machines and stories are new objects.
  channel.on(STORY_HOT_UPDATED, () => {
    entries = undefined;
    if (isAsked) void readEntries();
  });
  onLive(say);
}

/** Keeps machines out of Storybook's controls, which would fail to serialize their cycles. */
export const argTypesEnhancers = [
  ({ argTypes, initialArgs }: { argTypes: object; initialArgs: Context['args'] }) => ({
    ...Object.fromEntries(
      namedSnapshotsIn(initialArgs).map(([name]) => [
        name,
        { name, type: { name: 'other', value: 'snapshot' } },
      ]),
    ),
    ...argTypes,
  }),
];

let isListening = false;

/** Records the current story, and notifies the panel if it has asked. */
export const decorators = [
  (Story: () => unknown, context: Context): unknown => {
    if (!isListening) listen();
    isListening = true;
    const isOther = current?.id !== context.id || current.args !== context.args;
    current = context;
    if (isOther) queueMicrotask(say);
    return Story();
  },
];
