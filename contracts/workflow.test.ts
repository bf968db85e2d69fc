import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Step = { name?: string; run?: string; env?: Record<string, string> };
type Workflow<Job extends string> = { env: Record<string, string>; jobs: Record<Job, { steps: Step[] }> };
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const workflow = <Job extends string>(path: string) => parse(read(path)) as Workflow<Job>;
const { env, jobs } = workflow<'publish'>('../.github/workflows/contracts.yml');

/** The words that a script gives Pact's tools, as bash reads them, one a line. */
const asked = (script: string, given: Record<string, string>): string[] =>
  execFileSync('bash', ['--norc', '-e', '-c', script], {
    env: { PATH: process.env.PATH, CLI: 'printf %s\\n', ...given },
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

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
    execFileSync('bash', ['--norc', '-e', '-c', step?.run ?? ''], { env: { ...given, GITHUB_ENV } });
    expect(readFileSync(GITHUB_ENV, 'utf8')).toBe(written);
    rmSync(folder, { recursive: true });
    const elsewhere = JSON.stringify([env, jobs.publish.steps.filter((one) => one !== step)]);
    expect(elsewhere).not.toMatch(/PACT_BROKER_(?:TOKEN|USERNAME|PASSWORD)/);
  },
);

describe('a shop and its back office', () => {
  const scripts = (word: string): string[] =>
    jobs.publish.steps.flatMap(({ run = '' }) => (run.includes(word) ? run : []));
  const given = { GITHUB_SHA: 'c1', DEPLOYED: 'production' };

  it.each(['can-i-deploy', 'record-deployment'])('are both named to %s, with the commit', (command) => {
    const [script = ''] = scripts(command);
    const words = asked(script, given);
    expect(words.filter((word) => word.startsWith('belier-'))).toEqual(['belier-shop', 'belier-back-office']);
    expect(words.filter((word) => word === 'c1')).toHaveLength(2);
    // One that may not go stops the workflow.
    expect(() => asked(script, { ...given, CLI: 'false' })).toThrow();
  });
});

describe('the provider’s ready workflow', () => {
  const provider = workflow<'verify' | 'deploy'>('./kit/pipeline.yml');
  const given = { COMMIT: 'c2', BRANCH: 'main', PACT: '' };
  const said = [...read('./PIPELINE.md').matchAll(/```sh\n([^`]+)```/g)].map(([, script = '']) => script);
  const onPage = (command: string): string[] =>
    asked(`pact() { $CLI "$@"; }\n${said.find((script) => script.includes(command))}`, given);
  const inWorkflow = (command: string, more = {}): string[] => {
    const steps = [...provider.jobs.verify.steps, ...provider.jobs.deploy.steps];
    const run = steps.map((step) => step.run ?? '').find((script) => script.includes(command)) ?? '';
    return asked(run, { ...given, ...more }).filter((word) => !['--junit', 'pacts.xml'].includes(word));
  };

  it('verifies and publishes as its page says', () => {
    expect(inWorkflow('pact-verifier').toSorted()).toEqual(onPage('pact-verifier').toSorted());
  });

  it('verifies the one pact of the webhook instead of the selectors', () => {
    const words = inWorkflow('pact-verifier', { PACT: 'https://broker/pact' });
    expect(words[words.indexOf('--webhook-callback-url') + 1]).toBe('https://broker/pact');
    expect(words.join()).not.toMatch(/selectors|pending|wip/);
  });

  it('asks before a deployment and records it afterwards as its page says', () => {
    const steps = [...inWorkflow('can-i-deploy'), ...inWorkflow('record-deployment')];
    expect(steps).toEqual(onPage('can-i-deploy'));
  });

  it('is called by the shop’s webhook with what it reads', () => {
    const webhook = jobs.publish.steps.find(({ run = '' }) => run.includes('create-or-update-webhook'));
    const words = asked(webhook?.run?.replaceAll('${pactbroker.', '${') ?? '', {
      PROVIDER_WEBHOOK_URL: 'https://provider',
      PROVIDER_WEBHOOK_TOKEN: 't',
    });
    const sent = JSON.parse(words[words.indexOf('--data') + 1] ?? '') as { client_payload: object };
    const text = read('./kit/pipeline.yml');
    const used = [...text.matchAll(/client_payload\.(\w+)/g)].map(([, name]) => name);
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(sent.client_payload).toSorted());
    expect(text).toContain('types: [pact]');
    expect(sent).toMatchObject({ event_type: 'pact' });
  });
});
