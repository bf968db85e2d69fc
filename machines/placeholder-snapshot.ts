import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';

/** A state of a machine as its snapshots name it: a name, or the states of its regions. */
type StateValue = string | { readonly [region: string]: StateValue };

/** What a machine's snapshot and its placeholder both answer: a screen of a lazy actor reads nothing else. */
export type PlaceholderSnapshot<Machine extends AnyStateMachine> = Pick<
  SnapshotFrom<Machine>,
  'context' | 'matches' | 'hasTag'
>;

const isWithin = (asked: StateValue, value: StateValue): boolean => {
  if (typeof asked === 'string') return typeof value === 'string' ? asked === value : asked in value;
  if (typeof value === 'string') return false;
  return Object.entries(asked).every(([region, inner]) => {
    const own = value[region];
    return own !== undefined && isWithin(inner, own);
  });
};

/**
 * What a machine would show in one state, for screens that are drawn before its code is there: its context, and what it answers to
 * `matches` and `hasTag`. Each is tested against the machine that it stands for.
 */
export function placeholderOf<Machine extends AnyStateMachine>({
  value,
  context,
}: {
  value: StateValue;
  context: ContextFrom<Machine>;
}): PlaceholderSnapshot<Machine> {
  const placeholder = {
    context,
    matches: (asked: StateValue) => isWithin(asked, value),
    hasTag: () => false,
  };
  return placeholder as unknown as PlaceholderSnapshot<Machine>;
}
