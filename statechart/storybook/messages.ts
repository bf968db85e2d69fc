import type { Layout, LayoutOptions } from '../layout/layout.ts';
import type { Chart } from '../model/chart.ts';
import type { Words } from '../model/words.ts';

/** The name under which the addon is registered, and of its parameter. */
export const addonId = 'statechart';

/** What panel and preview tell each other over Storybook's channel. */
export const messages = {
  /** Preview: another story, or another state of a live one. */
  shown: `${addonId}/shown`,
  /** Panel: say what is shown. */
  ask: `${addonId}/ask`,
  layOut: `${addonId}/lay-out`,
  laidOut: `${addonId}/laid-out`,
  /** Panel: an event of a live machine was pressed. */
  take: `${addonId}/take`,
  /** Panel: a call of a live machine is answered by hand. */
  answer: `${addonId}/answer`,
} as const;

export type StoryLink = { id: string; name: string };

/** A call under way in a live story, and what it may be answered with. */
export type OpenCall = { id: string; call: string; answers: readonly string[] };

export type ShownChart = {
  chart: Chart;
  /** The same for one machine alone: a chart that came through the channel is a copy, and names are not unique. */
  machine: string;
  /** Which of the story's it is: the name of its arg, or the session of a running one. */
  holder: string;
  /** Ids of the active states. */
  active: readonly string[];
  isLive: boolean;
  /** The story of each leaf that has one. */
  stories: Readonly<Record<string, StoryLink>>;
};

export type Shown = {
  charts: readonly ShownChart[];
  calls: readonly OpenCall[];
  /** Where the story has no machine: what it shows. */
  cases: readonly string[];
  where: string | null;
  words: Words;
};

export type LayOutAsked = {
  request: number;
  chart: Chart;
  options: LayoutOptions & { words: Words; closed: readonly string[] };
};
/** Without a layout where the chart is too large for one. */
export type LaidOut = { request: number; layout: Layout | null };
export type Taken = { holder: string; transition: string };
export type Answered = { call: string; answer: string };
