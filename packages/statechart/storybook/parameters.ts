import type { AnyStateMachine, EventObject } from 'xstate';
import type { Colours } from '../drawing/style.ts';
import type { OutcomeOf } from '../model/read-machine.ts';
import type { Words } from '../model/words.ts';
import { inEnglish } from '../model/words.ts';

/** `parameters.statechart` of a story, a file or the whole workshop. */
export type StatechartParameters = {
  /** The addon's texts; English by default. */
  words?: Partial<Words>;
  /** Colours instead of the addon's own, for each scheme. */
  colours?: Colours;
  /** Which guards name the outcome of a call. */
  outcomeOf?: OutcomeOf;
  /** The address of the screen in the product. */
  where?: (parameters: Readonly<Record<string, unknown>>) => string | null;
  /** What a story without a machine shows, computed from its args. */
  cases?: (args: Readonly<Record<string, unknown>>) => readonly string[];
  /** Machines on a file's docs page that occur in no snapshot of its stories. */
  machines?: readonly AnyStateMachine[];
  /** Why a state has no story, from its `meta`, in the reader's language. */
  reasonOf?: (reason: string) => string;
  /** The label of a key of a state's `meta`. */
  metaName?: (key: string) => string;
  /** The label of an answer that a live story's call waits for, from its name. */
  answerName?: (name: string) => string;
  /** Whether the workshop has a dark theme. */
  isDark?: (globals: Readonly<Record<string, unknown>>) => boolean;
  /** The complete event of a live story, where its type alone is not enough. */
  events?: Readonly<Record<string, EventObject>>;
};

export const statechartOf = (parameters: Readonly<Record<string, unknown>>): StatechartParameters =>
  (parameters.statechart as StatechartParameters | undefined) ?? {};

export const wordsOf = ({ words }: StatechartParameters): Words => ({ ...inEnglish, ...words });
