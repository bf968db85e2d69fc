const isLoopback = (hostname) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/**
 * What a reference provider is told that stands behind the recipe's server on the same machine: where it listens (`api`), where the
 * shop and its own pages are for the world (`origin`), and that the proxy is to be believed who calls. A provider on another
 * machine is told the proxy's address by its owner.
 */
export function providerEnvironmentOf({ origin, api }) {
  const { hostname, port } = new URL(api);
  return [
    '# Written by npm run deploy -- recipes. For the reference provider (sandbox/README.md).',
    `HOST=${hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '')}`,
    `PORT=${port || 80}`,
    `SANDBOX_SHOP_ORIGIN=${origin}`,
    `SANDBOX_ORIGIN=${origin}`,
    isLoopback(hostname)
      ? 'SANDBOX_TRUST_PROXY=127.0.0.1,::1'
      : '# SANDBOX_TRUST_PROXY=the address of the server with nginx or Caddy',
    '',
  ].join('\n');
}
