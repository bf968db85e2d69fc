import type { Decorator } from '@storybook/react-vite';
import { useMemo } from 'react';
import { action } from 'storybook/actions';

const isHeard = (name: string, value: unknown): value is (...given: unknown[]) => unknown =>
  typeof value === 'function' && /^(send|on[A-Z])/.test(name);

/** What a still story sends is written down in the Actions panel: the event in full, as its machine would take it. */
export const withActions: Decorator = (Story, { args }) => {
  const heard = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(args).map(([name, value]) => [
          name,
          isHeard(name, value)
            ? (...given: unknown[]) => {
                action(name)(...given);
                return value(...given);
              }
            : value,
        ]),
      ),
    [args],
  );
  // The tests press thousands of things, and nobody reads there what was sent.
  return import.meta.env.MODE === 'test' ? <Story /> : <Story args={heard} />;
};
