import type { Settings } from '#sandbox/settings.ts';
import { networkAddresses } from '../tools/network.mjs';

/**
 * The positions of shop and provider relative to each other. belier.test and its subdomains are this machine, for the walk's
 * browser only. Other hosts reach each provider by its origin, or through the proxy that it trusts.
 */
export type Layout = {
  name: string;
  /** The shop's public address, and its server. */
  shop: string;
  server: 'caddy' | 'static';
  /** The provider's public address; the shop's own where the server forwards its paths. */
  provider: string;
  /** Where the provider listens on this machine. */
  providerPort: number;
  /** The values that the deployment writes into the shop's documents. */
  values: Readonly<Record<string, string>>;
  settings: Partial<Settings>;
  /** The provider runs in strict mode: exactly the specification, without additions. */
  strict?: boolean;
};

const first = Number(process.env.DEPLOY_PORT ?? 4510);

/** Without a `providerHost` the shop's server forwards the provider's paths. */
const layout = (
  name: string,
  server: Layout['server'],
  place: number,
  shopHost: string,
  providerHost?: string,
  settings: Partial<Settings> = { trustProxy: ['127.0.0.1'] },
): Layout => {
  const providerPort = first + 2 * place + 1;
  const shop = `http://${shopHost}:${providerPort - 1}`;
  const provider = providerHost === undefined ? shop : `http://${providerHost}:${providerPort}`;
  const values = { VITE_API_ROOT: `${provider}/api/v1`, VITE_PAYMENT_HOSTS: provider };
  return {
    ...{ name, shop, server, provider, providerPort },
    values: provider === shop ? {} : values,
    settings: { shopOrigin: shop, origin: provider, ...settings },
  };
};

/** Over http a page at this machine's address in its network has no secure context. */
const [address] = networkAddresses();

/** Every layout that `npm run deploy -- try` tests. */
export const layouts: readonly Layout[] = [
  layout('one origin', 'caddy', 0, 'localhost'),
  layout('two ports of one host', 'caddy', 1, 'belier.test', 'belier.test', {}),
  layout('www and api of one site, by name over http', 'caddy', 2, 'www.belier.test', 'api.belier.test', {
    cookieDomain: 'belier.test',
  }),
  ...(address === undefined ? [] : [layout('an address of the network over http', 'caddy', 3, address)]),
  // Two hosts with a secure context, and so with a service worker.
  layout('a static host, and the API on another site', 'static', 4, 'localhost', 'api.belier.test', {}),
];
