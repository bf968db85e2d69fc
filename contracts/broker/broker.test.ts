import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { publishing } from './workflow.ts';

/* The lines of the workflow as a shell reads them, without the tools of Pact: those are asked by `npm run contracts -- broker`. */

const folder = mkdtempSync(join(tmpdir(), 'broker-'));
const tool = join(folder, 'tool.sh');
writeFileSync(tool, String.raw`printf '%s\n' "$@"; echo; env | grep '^PACT_BROKER_'`);
afterAll(() => rmSync(folder, { recursive: true }));

/** The words that the tools are given, and the variables by which they know the broker. */
type Said = { words: readonly string[]; who: readonly string[] };

async function said(values: Record<string, string>): Promise<Said[]> {
  const all: Said[] = [];
  const given = { CLI: `bash ${tool}`, GITHUB_SHA: 'a1b2c3', GITHUB_REF_NAME: 'feature/one two' };
  for await (const { name, code, output } of publishing(values, given)) {
    expect(`${name}: ${code}`).toBe(`${name}: 0`);
    const at = output.lastIndexOf('\n\n');
    const [words, who] = at < 0 ? [] : [output.slice(0, at), output.slice(at + 2).trimEnd()];
    if (words !== undefined && who !== undefined)
      all.push({ words: words.split('\n'), who: who.split('\n').toSorted() });
  }
  return all;
}

const base = { 'vars.PACT_BROKER_BASE_URL': 'https://broker.example' };

describe('the workflow that publishes', () => {
  it('gives each word to the tools as it is meant, whatever the branch is called', async () => {
    const url = 'https://provider.example/verify?by=webhook&of=pacts';
    const calls = await said({ ...base, 'vars.PROVIDER_WEBHOOK_URL': url, 'inputs.deployed': 'production' });
    const [published, webhook, asked, recorded] = calls.map(({ words }) => words);
    expect(calls).toHaveLength(4);
    expect(published).toEqual([
      ...['pact-broker', 'publish', 'contracts/pacts'],
      ...['--consumer-app-version', 'a1b2c3', '--branch', 'feature/one two'],
    ]);
    expect(webhook).toEqual(expect.arrayContaining([url, '--contract-requiring-verification-published']));
    expect(JSON.parse(webhook?.at(-1) ?? '')).toEqual({
      pact: `\${pactbroker.pactUrl}`,
      sha: `\${pactbroker.providerVersionNumber}`,
      branch: `\${pactbroker.providerVersionBranch}`,
    });
    const version = '--pacticipant belier-shop --version a1b2c3';
    expect(asked?.join(' ')).toContain(`can-i-deploy ${version} --to-environment production`);
    expect(recorded?.join(' ')).toContain(`record-deployment ${version} --environment production`);
  });

  it.each([
    ['a token', { 'secrets.PACT_BROKER_TOKEN': 't' }, ['PACT_BROKER_TOKEN=t']],
    [
      'a name with its password',
      { 'vars.PACT_BROKER_USERNAME': 'u', 'secrets.PACT_BROKER_PASSWORD': 'p=1' },
      ['PACT_BROKER_PASSWORD=p=1', 'PACT_BROKER_USERNAME=u'],
    ],
    ['nothing', {}, []],
  ])(
    'asks with %s, and has no variable that is empty: an empty token would be sent',
    async (_with, values, who) => {
      for (const call of await said({ ...base, ...values }))
        expect(call.who).toEqual(['PACT_BROKER_BASE_URL=https://broker.example', ...who]);
    },
  );
});
