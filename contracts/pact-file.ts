import { fileURLToPath } from 'node:url';

export const consumer = 'belier-shop';
export const provider = 'livestock-provider';

/** How Pact calls the file of this consumer and this provider. */
export const pactFile = `${consumer}-${provider}.json`;

/** Where the pact is kept for the provider's team. */
export const committedPact = fileURLToPath(new URL(`./pacts/${pactFile}`, import.meta.url));
