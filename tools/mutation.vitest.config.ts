import { defineConfig } from 'vitest/config';

/** The tests beside the code that is changed; a configuration of its own because the runner takes no projects. */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    testTimeout: 30_000,
    // As in the test command. Each run starts a worker of its own, so that changes of what runs on import count, too.
    isolate: false,
    runner: './tools/mutation.runner.ts',
    include: [`${process.env.MUTATED ?? 'machines'}/**/*.test.ts`],
  },
});
