import { action } from 'storybook/actions';

/**
 * A line of the Actions panel: its label and what follows it. The panel shows its own bookkeeping where nothing follows, so
 * what carries nothing stands under its kind.
 */
export function lineOf(kind: string, name: string, given?: unknown): readonly [string, unknown] {
  return given === undefined ? [kind, name] : [`${kind} ${name}`, given];
}

/** Writes into the Actions panel. The tests press thousands of things, and nobody reads there what was sent. */
export function note(kind: string, name: string, given?: unknown): void {
  if (import.meta.env.MODE === 'test') return;
  const [label, value] = lineOf(kind, name, given);
  action(label)(value);
}
