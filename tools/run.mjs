import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { giveUp } from './report.mjs';

/** The project's folder, whatever the working directory. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The NODE_ENV at the start: `renderer.mjs` changes it for this process only, not for its child processes. */
const { NODE_ENV } = process.env;

/**
 * Runs a program and collects its output.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { env = {}, show = false, account = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: 'uid' in account ? '/' : cwd,
      ...account,
      env: { ...process.env, NODE_ENV, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Waits for a program, and gives up with its last words if it fails. */
export async function must(what, program) {
  const { code, output } = await program;
  if (code !== 0) giveUp(`${what}:\n${output.trim().slice(-4000)}`);
}

/**
 * Does the work with each of a list, with `count` of them at a time.
 * @template One
 * @param {readonly One[]} list
 * @param {number} count
 * @param {(one: One) => Promise<unknown>} work
 */
export async function eachOf(list, count, work) {
  const waiting = list.values();
  const worker = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: count }, worker));
}

/** The npm executable. */
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Names the settings of the journeys and of the workshop's tests to Playwright. */
export const browserTests = ['--config', 'tests/playwright.config.ts'];

/** Runs a program of the project's own dependencies (`node_modules/.bin`). */
export const runBin = (name, args, options) => run(process.execPath, [binPath(name), ...args], options);

const bins = {
  biome: '@biomejs/biome/bin/biome',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  'drizzle-kit': 'drizzle-kit/bin.cjs',
  knip: 'knip/bin/knip.js',
  panda: '@pandacss/dev/bin.js',
  playwright: '@playwright/test/cli.js',
  redocly: '@redocly/cli/bin/cli.js',
  storybook: 'storybook/dist/bin/dispatcher.js',
  tsc: 'typescript/bin/tsc',
  'tsc-native': 'typescript-native/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};
export const binPath = (name) => `${root}node_modules/${bins[name]}`;
