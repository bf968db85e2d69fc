import type { Decorator } from '@storybook/react-vite';
import { useMemo } from 'react';
import { note } from './note.ts';

const isHeard = (name: string, value: unknown): value is (...given: unknown[]) => unknown =>
  typeof value === 'function' && /^(send|on[A-Z])/.test(name);

/** The log entry of an event (by its type) or of any other callback (by its name). */
export function logEntryOf(name: string, given: readonly unknown[]): readonly [string, string, unknown] {
  const [first] = given;
  const isEvent = name === 'send' && typeof first === 'object' && first !== null && 'type' in first;
  return isEvent
    ? ['événement', String(first.type), first]
    : ['demande', name, given.length > 1 ? given : first];
}

/** Logs what a still story sends in the Actions panel: the complete event, as its machine would receive it. */
export const withActions: Decorator = (Story, { args }) => {
  const logged = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(args).map(([name, value]) => [
          name,
          isHeard(name, value)
            ? (...given: unknown[]) => {
                note(...logEntryOf(name, given));
                return value(...given);
              }
            : value,
        ]),
      ),
    [args],
  );
  // Tests press thousands of things.
  return import.meta.env.MODE === 'test' ? <Story /> : <Story args={logged} />;
};
