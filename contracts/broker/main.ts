import { argv } from 'node:process';
import { startSandbox } from '#sandbox/server.ts';
import { statesPath } from '#sandbox/states/state-route.ts';
import { consumers } from '../consumers.ts';
import { provider } from '../pact-file.ts';
import { startBroker } from './stand-in.ts';
import { cli, publishing, run } from './workflow.ts';

const commit = '70832c26ec37ca2397f4f5dd0d4dc9831ac64538';

/** The line with which a provider verifies what a broker has for it, as the README gives it, for these addresses. */
function verifyingLine(providerUrl: string, statesUrl: string): string {
  const selectors = [{ mainBranch: true }, { deployedOrReleased: true }].map(
    (one) => `--consumer-version-selectors '${JSON.stringify(one)}'`,
  );
  return [
    `${cli} pact-verifier --provider-name ${provider} --hostname 127.0.0.1 --port ${new URL(providerUrl).port}`,
    `--state-change-url ${statesUrl} --state-change-teardown ${selectors.join(' ')} --enable-pending`,
    '--publish --provider-version 1.0.0 --provider-branch main',
  ].join(' ');
}

/**
 * `npm run contracts -- broker`: every line of the workflow that publishes, as it is written and with the tools that it names,
 * against a stand-in for a Pact broker; before it asks whether to deploy, the sandbox is verified from there, with pending
 * pacts. Ends with 0 where each line did what it is for.
 */
export async function tryBroker(say: (text: string) => void = console.log): Promise<number> {
  const broker = await startBroker();
  const sandbox = await startSandbox({ states: true, settings: { messagesPerRecipient: 1e9 } });
  const asked = { PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: 'secret', PACT_DO_NOT_TRACK: 'true' };
  const values = {
    'vars.PACT_BROKER_BASE_URL': broker.url,
    'vars.PROVIDER_WEBHOOK_URL': 'https://provider.example/verify',
    'secrets.PACT_BROKER_TOKEN': asked.PACT_BROKER_TOKEN,
    'inputs.deployed': 'production',
  };
  const failed: string[] = [];
  let isVerified = false;
  const note = ({ name, code, output }: { name: string; code: number | null; output: string }) => {
    say(`${code === 0 ? 'done  ' : 'FAILED'}  ${name}`);
    if (code === 0) return;
    say(output);
    failed.push(name);
  };
  try {
    for await (const step of publishing(values, { GITHUB_SHA: commit, GITHUB_REF_NAME: 'main' })) {
      note(step);
      if (!isVerified && broker.webhooks.size > 0) {
        isVerified = true;
        const line = verifyingLine(sandbox.url, sandbox.url + statesPath);
        note(await run('The provider verifies what the broker has for it', line, asked));
        // Without a result the next step would ask for it for two minutes.
        if (failed.length > 0) break;
      }
    }
    const names = Object.keys(consumers);
    const seen = {
      'the pacts, with commit and branch': names.every((name) =>
        broker.pacts.some(
          ({ consumer, version, branch }) => consumer === name && version === commit && branch === 'main',
        ),
      ),
      'the webhook': broker.webhooks.size === 1,
      'a result for each pact': names.every((name) =>
        broker.results.some(({ consumer, success }) => consumer === name && success),
      ),
      'the deployment': broker.deployed.join() === `belier-shop ${commit} production`,
      'its token alone': [...broker.callers].join() === 'Bearer secret',
    };
    for (const [what, isSo] of Object.entries(seen))
      note({ name: `The broker has seen ${what}`, code: isSo ? 0 : 1, output: '' });
  } finally {
    broker.stop();
    await sandbox.stop();
  }
  return failed.length === 0 ? 0 : 1;
}

if (import.meta.filename === argv[1]) process.exit(await tryBroker());
