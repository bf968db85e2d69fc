import { defineConfig } from 'vitest/config';

/** The tests beside the code that is changed; a configuration of its own because the runner takes no projects. */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    testTimeout: 30_000,
    include: [`${process.env.MUTATED ?? 'machines'}/**/*.test.ts`],
  },
});
