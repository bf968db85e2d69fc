import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { patience } from './tools/patience.mjs';

const node = {
  environment: 'node',
  restoreMocks: true,
  env: { TEST_PATIENCE: String(patience) },
  testTimeout: 60_000 * patience,
  hookTimeout: 60_000 * patience,
  expect: { poll: { timeout: 10_000 * patience } },
} as const;
let browser: Promise<typeof import('./tests/vitest-browser.config.ts')> | undefined;
// Asked for once: a loader of other tools gives who asks a second time a module that is not read yet.
const inBrowser = () => {
  browser ??= import('./tests/vitest-browser.config.ts');
  return browser;
};

type Configuration = TestProjectInlineConfiguration;

/** The parts of the test command that Vitest runs. Each reads its plugins when it is asked for: the workshop's are 5 s of a core. */
const projects: Readonly<Record<string, () => Configuration | Promise<Configuration>>> = {
  /** Rules, machines, wording, client, drawings, documents. */
  unit: async () => ({
    plugins: [(await import('./.storybook/uses.ts')).workshopModules(import.meta.dirname)],
    test: {
      ...node,
      name: 'unit',
      // The files of a worker share their modules: no test changes one, and most of a file's time was reading them.
      isolate: false,
      include: [
        '{rules,machines,openapi,packages,src,stories,docs,tools,deploy,tests/journeys}/**/*.test.ts',
      ],
    },
  }),
  /** The reference provider. */
  sandbox: () => ({
    test: {
      ...node,
      name: 'sandbox',
      isolate: false,
      include: ['{sandbox,tests/walks}/**/*.test.ts'],
      // On a server all share one database: one file at a time.
      ...(process.env.SANDBOX_TEST_DATABASE_URL !== undefined && { maxWorkers: 1 }),
    },
  }),
  /** Pact. */
  contracts: () => ({
    test: {
      ...node,
      name: 'contracts',
      // One reading of the sandbox for all files of a worker, and no more workers than the machine of the tests has cores.
      isolate: false,
      maxWorkers: 2,
      // Projects with other numbers of workers run one after the other.
      sequence: { groupOrder: 1 },
      include: ['contracts/**/*.test.ts'],
      // A whole verification is one test.
      testTimeout: 180_000 * patience,
    },
  }),
  stories: async () => (await inBrowser()).stories(),
  looks: async () => (await inBrowser()).looks(),
};

/** The projects that the command line names, or all of them. */
const asked = process.argv.flatMap((word, at, words) => {
  if (word === '--project') return words[at + 1] ?? [];
  return word.startsWith('--project=') ? word.slice('--project='.length) : [];
});
const wanted = Object.entries(projects).filter(([name]) => asked.length === 0 || asked.includes(name));

export default defineConfig({
  test: { projects: await Promise.all(wanted.map(([, project]) => project())) },
});
