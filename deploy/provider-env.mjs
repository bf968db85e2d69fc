const isLoopback = (hostname) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/**
 * The environment of a reference provider on the recipe's machine: where it listens (`api`), the public address of the shop and of
 * its own pages (`origin`), and that it trusts the proxy. A provider on another machine is given the proxy's address by its owner.
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
