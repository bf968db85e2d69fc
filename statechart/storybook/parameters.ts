import type { AnyStateMachine, EventObject } from 'xstate';
import type { OutcomeOf } from '../model/read-machine.ts';
import type { Words } from '../model/words.ts';
import { inEnglish } from '../model/words.ts';

/** `parameters.statechart` of a story, a file or the whole workshop. */
export type StatechartParameters = {
  /** The addon's own words; English where none are given. */
  words?: Partial<Words>;
  /** Which guards name the outcome of a call. */
  outcomeOf?: OutcomeOf;
  /** The address at which the story is met. */
  where?: (parameters: Readonly<Record<string, unknown>>) => string | null;
  /** What a story without a machine shows, from its args. */
  cases?: (args: Readonly<Record<string, unknown>>) => readonly string[];
  /** Machines that a file's docs page draws although no story of it holds a snapshot of theirs. */
  machines?: readonly AnyStateMachine[];
  /** Why a state has no story, as its `meta` says it, in the reader's words. */
  reasonOf?: (reason: string) => string;
  /** What a key of a state's `meta` is called for the reader. */
  metaName?: (key: string) => string;
  /** Whether the workshop is looked at in the dark. */
  isDark?: (globals: Readonly<Record<string, unknown>>) => boolean;
  /** An event of a live story in full, where its type alone is not enough. */
  events?: Readonly<Record<string, EventObject>>;
};

export const statechartOf = (parameters: Readonly<Record<string, unknown>>): StatechartParameters =>
  (parameters.statechart as StatechartParameters | undefined) ?? {};

export const wordsOf = ({ words }: StatechartParameters): Words => ({ ...inEnglish, ...words });
