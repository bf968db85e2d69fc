import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';

/** A state of a machine as its snapshots name it: a name, or the states of its regions. */
type StateValue = string | { readonly [region: string]: StateValue };

const isWithin = (asked: StateValue, value: StateValue): boolean => {
  if (typeof asked === 'string') return typeof value === 'string' ? asked === value : asked in value;
  if (typeof value === 'string') return false;
  return Object.entries(asked).every(([region, inner]) => {
    const own = value[region];
    return own !== undefined && isWithin(inner, own);
  });
};

/**
 * What a machine would show in one state, for screens that are drawn before its code is there: state, context and tags.
 * A stand-in is tested against the machine that it stands for.
 */
export function standIn<Machine extends AnyStateMachine>({
  value,
  context,
}: {
  value: StateValue;
  context: ContextFrom<Machine>;
}): SnapshotFrom<Machine> {
  const snapshot = {
    status: 'active',
    value,
    context,
    matches: (asked: StateValue) => isWithin(asked, value),
    hasTag: () => false,
  };
  return snapshot as unknown as SnapshotFrom<Machine>;
}
