import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { startSandbox } from '#sandbox/server.ts';
import { statesPath } from '#sandbox/states/state-route.ts';
import { consumers } from '../consumers.ts';
import { type Pact, readPacts } from '../pact-file.ts';
import { count, textReport } from './report.ts';
import { NotReachable, type ProviderUnderTest, verifyPacts } from './verification.ts';

/** The exit codes of the command. */
export const exitCodes = { verified: 0, notVerified: 1, misused: 2, notReachable: 3 } as const;

const usage = `npm run contracts -- verify [options]

Without --provider a sandbox is started and verified.

  --provider <url>     the provider, without /api/v1
  --states <url>       the URL that sets the provider states (contracts/README.md)
  --header 'Name: v'   sent to both URLs; may be repeated
  --filter <text>      only interactions whose operation or description contains it
  --consumer <name>    only one pact: ${Object.keys(consumers).join(', ')}

Ends with 0 (verified), 1 (not verified), 2 (misused), 3 (a URL does not answer).`;

class Misused extends Error {}

const options = {
  provider: { type: 'string' },
  states: { type: 'string' },
  header: { type: 'string', multiple: true },
  filter: { type: 'string' },
  consumer: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function read(words: string[]) {
  try {
    return parseArgs({ args: words, options, strict: true }).values;
  } catch (error) {
    throw new Misused((error as Error).message);
  }
}

function addressOf(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new Misused(`--${name} is no http address: ${text}`);
  return text.replace(/\/$/, '');
}

function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined)
        throw new Misused(`--header is no 'Name: value': ${line}`);
      return [name, value];
    }),
  );
}

function chosen({ filter = '', consumer }: { filter?: string; consumer?: string }): Pact[] {
  const words = filter.toLowerCase();
  const pacts = readPacts()
    .filter(({ consumer: { name } }) => consumer === undefined || name === consumer)
    .map((pact) => ({
      ...pact,
      interactions: pact.interactions.filter(({ description, comments }) =>
        `${comments?.operation} ${description}`.toLowerCase().includes(words),
      ),
    }));
  if (pacts.every(({ interactions }) => interactions.length === 0))
    throw new Misused('No interaction matches --filter and --consumer.');
  return pacts;
}

/** Prints the report and returns the exit code. */
export async function run(words: string[], say: (text: string) => void = console.log): Promise<number> {
  let stop = async () => {};
  try {
    const values = read(words);
    if (values.help) {
      say(usage);
      return exitCodes.verified;
    }
    if ((values.provider === undefined) !== (values.states === undefined))
      throw new Misused('--provider and --states go together.');
    const pacts = chosen(values);
    const headers = headersOf(values.header ?? []);
    let target: ProviderUnderTest;
    if (values.provider === undefined || values.states === undefined) {
      const sandbox = await startSandbox({ states: true });
      stop = sandbox.stop;
      target = { url: sandbox.url, statesUrl: sandbox.url + statesPath, headers };
    } else {
      target = {
        url: addressOf('provider', values.provider),
        statesUrl: addressOf('states', values.states),
        headers,
      };
    }
    const findings = await verifyPacts(target, pacts);
    say(textReport(findings));
    return count(findings).broken === 0 ? exitCodes.verified : exitCodes.notVerified;
  } catch (error) {
    if (error instanceof Misused) say(`${error.message}\n\n${usage}`);
    else if (error instanceof NotReachable) say(error.message);
    else throw error;
    return error instanceof Misused ? exitCodes.misused : exitCodes.notReachable;
  } finally {
    await stop();
  }
}

if (import.meta.filename === argv[1]) process.exit(await run(argv.slice(2)));
