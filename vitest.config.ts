import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { componentUses } from './.storybook/uses.ts';

const node = { environment: 'node', restoreMocks: true } as const;

const inNode: TestProjectConfiguration[] = [
  {
    plugins: [componentUses(import.meta.dirname)],
    test: {
      ...node,
      name: 'unit',
      testTimeout: 30_000,
      // The files of a worker share their modules: no test changes one, and most of a file's time was reading them.
      isolate: false,
      include: [
        '{rules,machines,openapi,pictures,src,statechart,stories,docs,tools,late,deploy}/**/*.test.ts',
      ],
    },
  },
  {
    test: {
      ...node,
      name: 'sandbox',
      isolate: false,
      include: ['{sandbox,walks}/**/*.test.ts'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  },
  {
    test: {
      ...node,
      name: 'contracts',
      // One reading of the sandbox for all files of a worker, and no more workers than the machine of the tests has cores.
      isolate: false,
      maxWorkers: 2,
      include: ['contracts/**/*.test.ts'],
      // A whole verification is one test.
      testTimeout: 180_000,
      hookTimeout: 120_000,
    },
  },
];

/** The projects that the command line names; none where it names none, and all are wanted. */
const asked = process.argv.flatMap((word, at, words) => {
  if (word === '--project') return words[at + 1] ?? [];
  return word.startsWith('--project=') ? word.slice('--project='.length) : [];
});
const isInNode = asked.length > 0 && asked.every((name) => /^(?:unit|sandbox|contracts)$/.test(name));

/**
 * The parts of the test command that Vitest runs: `unit` (rules, machines, wording, client, drawings, documents),
 * `sandbox` (the reference provider), `contracts` (Pact), and those in a browser, whose plugins are 5 s of a core to read: only
 * where one of them is asked for.
 */
export default defineConfig({
  test: {
    projects: isInNode ? inNode : [...inNode, ...(await import('./vitest-browser.config.ts')).inBrowser],
  },
});
