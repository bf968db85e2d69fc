import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

type Workflow = {
  env: Record<string, string>;
  jobs: { publish: { steps: { run?: string; env?: Record<string, string> }[] } };
};
const file = new URL('../.github/workflows/contracts.yml', import.meta.url);
const { env, jobs } = parse(readFileSync(file, 'utf8')) as Workflow;

it.each([
  [{ TOKEN: 't', USERNAME: '', PASSWORD: '' }, 'PACT_BROKER_TOKEN=t\n'],
  [{ TOKEN: '', USERNAME: 'u', PASSWORD: 'p=1' }, 'PACT_BROKER_USERNAME=u\nPACT_BROKER_PASSWORD=p=1\n'],
  [{ TOKEN: '', USERNAME: '', PASSWORD: '' }, ''],
])(
  'the workflow that publishes asks a broker as %j, by what is set alone: an empty token would be sent',
  (given, written) => {
    const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
    const GITHUB_ENV = join(folder, 'env');
    writeFileSync(GITHUB_ENV, '');
    const step = jobs.publish.steps.find(({ env: named }) => named?.TOKEN !== undefined);
    execFileSync('bash', ['-e', '-c', step?.run ?? ''], { env: { ...given, GITHUB_ENV } });
    expect(readFileSync(GITHUB_ENV, 'utf8')).toBe(written);
    rmSync(folder, { recursive: true });
    const elsewhere = JSON.stringify([env, jobs.publish.steps.filter((one) => one !== step)]);
    expect(elsewhere).not.toMatch(/PACT_BROKER_(?:TOKEN|USERNAME|PASSWORD)/);
  },
);
