import { action } from 'storybook/actions';

/**
 * A line of the Actions panel: its label and its payload. The panel shows internal data if the payload is missing, so an event
 * without one is listed under its kind.
 */
export function lineOf(kind: string, name: string, given?: unknown): readonly [string, unknown] {
  return given === undefined ? [kind, name] : [`${kind} ${name}`, given];
}

/** Logs to the Actions panel. Not in tests: they press thousands of things and nobody reads the panel. */
export function note(kind: string, name: string, given?: unknown): void {
  if (import.meta.env.MODE === 'test') return;
  const [label, value] = lineOf(kind, name, given);
  action(label)(value);
}
