import { networkInterfaces } from 'node:os';
import type { Settings } from '#sandbox/settings.ts';

/**
 * How shop and provider stand to each other. belier.test and the names below it are this machine's for the browser of the walk
 * alone. Others reach each provider: by its origin, or through the proxy that it trusts.
 */
export type Layout = {
  name: string;
  /** Where the shop stands for its visitors, and who serves it. */
  shop: string;
  server: 'nginx' | 'static';
  /** Where the provider stands for them; the shop's own where nginx hands its paths on. */
  provider: string;
  /** Where the provider listens on this machine. */
  providerPort: number;
  /** What the deployment writes into the shop's documents. */
  values: Readonly<Record<string, string>>;
  settings: Partial<Settings>;
  /** The provider runs in strict mode: exactly the specification, without additions. */
  strict?: boolean;
};

/** An address of this machine in its network, which is no loopback: a page there has no secure context over http. */
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

/** Every layout that `npm run deploy -- try` walks through. */
export const layouts: readonly Layout[] = [
  together('one origin', 'localhost', 0),
  apart('two ports of one host', 'nginx', 'belier.test', 'belier.test', 1),
  apart('www and api of one site, by name over http', 'nginx', 'www.belier.test', 'api.belier.test', 2, {
    cookieDomain: 'belier.test',
  }),
  ...(address === undefined ? [] : [together('an address of the network over http', address, 3)]),
  apart('a static host, and the API on another site', 'static', 'localhost', 'api.belier.test', 4),
];
