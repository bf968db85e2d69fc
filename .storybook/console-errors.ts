import type { AfterEach } from 'storybook/internal/types';

const errors: string[] = [];

if (import.meta.env.MODE === 'test') {
  const write = console.error;
  console.error = (...said: unknown[]) => {
    errors.push(said.join(' '));
    write(...said);
  };
}

/** Fails a story, in tests, that logs a console error: React reports its rendering errors there. */
export const failOnConsoleErrors: AfterEach = () => {
  const logged = errors.splice(0);
  if (logged.length > 0) throw new Error(`The console says:\n${logged.join('\n')}`);
};
