import { networkInterfaces } from 'node:os';
import type { Settings } from '#sandbox/settings.ts';

/**
 * The positions of shop and provider relative to each other. belier.test and its subdomains are this machine, for the walk's
 * browser only. Other hosts reach each provider by its origin, or through the proxy that it trusts.
 */
export type Layout = {
  name: string;
  /** The shop's public address, and its server. */
  shop: string;
  server: 'nginx' | 'static';
  /** The provider's public address; the shop's own where nginx forwards its paths. */
  provider: string;
  /** Where the provider listens on this machine. */
  providerPort: number;
  /** The values that the deployment writes into the shop's documents. */
  values: Readonly<Record<string, string>>;
  settings: Partial<Settings>;
  /** The provider runs in strict mode: exactly the specification, without additions. */
  strict?: boolean;
};

/** This machine's address in its network, not a loopback address: over http a page there has no secure context. */
const address = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const first = Number(process.env.DEPLOY_PORT ?? 4510);

const apart = (
  name: string,
  server: Layout['server'],
  shopHost: string,
  providerHost: string,
  place: number,
  settings: Partial<Settings> = {},
): Layout => {
  const shop = `http://${shopHost}:${first + 2 * place}`;
  const providerPort = first + 2 * place + 1;
  const provider = `http://${providerHost}:${providerPort}`;
  return {
    name,
    shop,
    server,
    provider,
    providerPort,
    values: { VITE_API_ROOT: `${provider}/api/v1`, VITE_PAYMENT_HOSTS: provider },
    settings: { shopOrigin: shop, origin: provider, ...settings },
  };
};

const together = (name: string, host: string, place: number): Layout => {
  const shop = `http://${host}:${first + 2 * place}`;
  return {
    name,
    shop,
    server: 'nginx',
    provider: shop,
    providerPort: first + 2 * place + 1,
    values: {},
    settings: { shopOrigin: shop, origin: shop, trustProxy: ['127.0.0.1'] },
  };
};

/** Every layout that `npm run deploy -- try` tests. */
export const layouts: readonly Layout[] = [
  together('one origin', 'localhost', 0),
  apart('two ports of one host', 'nginx', 'belier.test', 'belier.test', 1),
  apart('www and api of one site, by name over http', 'nginx', 'www.belier.test', 'api.belier.test', 2, {
    cookieDomain: 'belier.test',
  }),
  ...(address === undefined ? [] : [together('an address of the network over http', address, 3)]),
  apart('a static host, and the API on another site', 'static', 'localhost', 'api.belier.test', 4),
];
