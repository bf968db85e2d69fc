import { argv, exit } from 'node:process';
import { Verifier } from '@pact-foundation/pact';
import { committedPact, provider } from './pact-file.ts';

// Pact's native part reports its use to its makers unless it is told not to.
process.env.PACT_DO_NOT_TRACK = 'true';

/** Where a provider is, and where it takes the states of the pact (README.md). */
export type ProviderUnderTest = { url: string; statesUrl: string };

/**
 * Asks a running provider for every interaction of the pact, prints what it finds, and tells whether all of them were
 * answered as expected.
 */
export async function verifyPact({ url, statesUrl }: ProviderUnderTest): Promise<boolean> {
  const verifier = new Verifier({
    provider,
    providerBaseUrl: url,
    providerStatesSetupUrl: statesUrl,
    pactUrls: [committedPact],
    logLevel: 'error',
  });
  return verifier.verifyProvider().then(
    () => true,
    () => false,
  );
}

if (import.meta.filename === argv[1]) {
  const [url, statesUrl] = argv.slice(2);
  if (url === undefined || statesUrl === undefined) {
    console.error('npx tsx contracts/verify.ts <address of the provider> <address that takes its states>');
    exit(1);
  }
  exit((await verifyPact({ url, statesUrl })) ? 0 : 1);
}
