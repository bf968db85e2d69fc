import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Step = { name?: string; run?: string; env?: Record<string, string> };
type Workflow = { env: Record<string, string>; jobs: { publish: { steps: readonly Step[] } } };

const workflow = parse(readFileSync(`${root}/.github/workflows/contracts.yml`, 'utf8')) as Workflow;

/** How the workflow starts the tools of Pact. */
export const cli = workflow.env.CLI ?? '';

export type Ended = { name: string; code: number | null; output: string };

/** The variables of a workflow's `${{ … }}`, by what stands there; one that nobody set is empty, as GitHub has it. */
const filled = (env: Record<string, string>, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).map(([name, template]) => [
      name,
      template.replace(/\$\{\{\s*(\S+)\s*\}\}/g, (_all, key: string) => values[key] ?? ''),
    ]),
  );

/** Runs a line as a step of GitHub's, with these variables. */
export async function run(name: string, line: string, given: Record<string, string>): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env;
  const shell = spawn('bash', ['-e', '-c', line], { cwd: root, env: { PATH, HOME, ...given } });
  const [output, errors, [code]] = await Promise.all([
    text(shell.stdout),
    text(shell.stderr),
    once(shell, 'close'),
  ]);
  return { name, code: code as number | null, output: output + errors };
}

/**
 * Runs the lines of the job that publishes, one step after the other as GitHub does: `bash -e`, the workflow's variables, and
 * what an earlier step wrote into `GITHUB_ENV`. The conditions of the steps are GitHub's to weigh; each runs here. `values`
 * stand for the `${{ … }}`, `given` for what GitHub sets itself.
 */
export async function* publishing(
  values: Record<string, string>,
  given: Record<string, string>,
): AsyncGenerator<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  const envFile = join(folder, 'env');
  writeFileSync(envFile, '');
  const before = { GITHUB_ENV: envFile, ...filled(workflow.env, values), ...given };
  const written = (): Record<string, string> =>
    Object.fromEntries(
      [...readFileSync(envFile, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
  try {
    for (const { name = '', run: line, env = {} } of workflow.jobs.publish.steps) {
      if (line !== undefined)
        yield await run(name, line, { ...before, ...written(), ...filled(env, values) });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
