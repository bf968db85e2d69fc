import type { Colours } from '../drawing/style.ts';
import type { Layout, LayoutOptions } from '../layout/layout.ts';
import type { Chart } from '../model/chart.ts';
import type { Words } from '../model/words.ts';

/** The name of the addon and of its parameter. */
export const addonId = 'statechart';

/** The messages between panel and preview on Storybook's channel. */
export const messages = {
  /** Preview: another story, or another state of a live one. */
  shown: `${addonId}/shown`,
  /** Panel: requests the current story. */
  ask: `${addonId}/ask`,
  layOut: `${addonId}/lay-out`,
  laidOut: `${addonId}/laid-out`,
  /** Panel: an event of a live machine was pressed. */
  take: `${addonId}/take`,
  /** Panel: a call of a live machine was answered. */
  answer: `${addonId}/answer`,
} as const;

export type StoryLink = { id: string; name: string };

/** A pending call of a live story, and its possible answers with their labels. */
export type OpenCall = { id: string; call: string; answers: readonly { name: string; label: string }[] };

export type ShownChart = {
  chart: Chart;
  /** The key of the machine: charts are copied on the channel, and names are not unique. */
  machine: string;
  /** The origin in the story: the name of its arg, or the session of a running machine. */
  holder: string;
  /** Ids of the active states. */
  active: readonly string[];
  isLive: boolean;
  /** The story of each leaf that has one. */
  stories: Readonly<Record<string, StoryLink>>;
};

export type Shown = {
  /** The id of the story. */
  story: string;
  charts: readonly ShownChart[];
  calls: readonly OpenCall[];
  /** For a story without a machine: what it shows. */
  cases: readonly string[];
  where: string | null;
  words: Words;
  colours: Colours;
};

export type LayOutAsked = {
  request: number;
  chart: Chart;
  options: LayoutOptions & { words: Words; closed: readonly string[] };
};
/** No layout where the chart is too large. */
export type LaidOut = { request: number; layout: Layout | null };
export type Taken = { holder: string; transition: string };
export type Answered = { call: string; answer: string };
