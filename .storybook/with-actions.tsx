import type { Decorator } from '@storybook/react-vite';
import { useMemo } from 'react';
import { note } from './note.ts';

const isHeard = (name: string, value: unknown): value is (...given: unknown[]) => unknown =>
  typeof value === 'function' && /^(send|on[A-Z])/.test(name);

/** An event under its type, anything else that is asked for under its name. */
export function heardAs(name: string, given: readonly unknown[]): readonly [string, string, unknown] {
  const [first] = given;
  const isEvent = name === 'send' && typeof first === 'object' && first !== null && 'type' in first;
  return isEvent
    ? ['événement', String(first.type), first]
    : ['demande', name, given.length > 1 ? given : first];
}

/** What a still story sends is written down in the Actions panel: the event in full, as its machine would take it. */
export const withActions: Decorator = (Story, { args }) => {
  const heard = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(args).map(([name, value]) => [
          name,
          isHeard(name, value)
            ? (...given: unknown[]) => {
                note(...heardAs(name, given));
                return value(...given);
              }
            : value,
        ]),
      ),
    [args],
  );
  // The tests press thousands of things.
  return import.meta.env.MODE === 'test' ? <Story /> : <Story args={heard} />;
};
