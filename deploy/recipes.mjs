import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadRenderer } from '../tools/renderer.mjs';
import { giveUp, good } from '../tools/report.mjs';
import { root } from '../tools/run.mjs';
import { Mistake, readDeployment } from '../tools/values.mjs';
import { caddyOf } from './caddy.mjs';
import { nginxOf } from './nginx.mjs';
import { providerEnvironmentOf } from './provider-env.mjs';
import { writeStaticFiles } from './static-files.mjs';

/**
 * `npm run deploy -- recipes`: writes the server's files for this deployment into .deploy/, from the rules of the built shop.
 * `--root` is the shop's folder on the server, `--api` the address of a provider on the same host (also writes its environment),
 * `--listener` that of the listener for catalogue changes; `--static` writes the folder for a static host.
 */
try {
  const { values: options } = parseArgs({
    options: {
      root: { type: 'string', default: '/srv/belier/current' },
      api: { type: 'string' },
      listener: { type: 'string' },
      static: { type: 'boolean', default: false },
    },
  });
  const { SHOP_ORIGIN } = readDeployment();
  if (SHOP_ORIGIN === undefined)
    throw new Mistake('SHOP_ORIGIN is not said: deploy/shop.env.example shows how.');
  const { origin, hostname, protocol } = new URL(SHOP_ORIGIN);
  const rules = await loadRenderer();
  const out = join(root, '.deploy');
  mkdirSync(out, { recursive: true });
  const certificate = `/etc/letsencrypt/live/${hostname}`;
  const recipe = {
    origin,
    root: options.root,
    ...Object.fromEntries(
      ['api', 'listener'].filter((name) => options[name] !== undefined).map((name) => [name, options[name]]),
    ),
    ...(protocol === 'https:'
      ? { tls: { certificate: `${certificate}/fullchain.pem`, key: `${certificate}/privkey.pem` } }
      : {}),
  };
  writeFileSync(join(out, 'nginx.conf'), nginxOf(rules, recipe));
  writeFileSync(join(out, 'Caddyfile'), caddyOf(rules, recipe));
  if (options.api !== undefined) {
    writeFileSync(join(out, 'provider.env'), providerEnvironmentOf({ origin, api: options.api }));
  }
  if (options.static) {
    const target = join(out, 'static');
    await writeStaticFiles(rules, { dist: join(root, 'dist'), target, isSecure: protocol === 'https:' });
  }
  good(
    `.deploy/nginx.conf, Caddyfile${options.api === undefined ? '' : ', provider.env'}${options.static ? ', static/' : ''} for ${origin}.`,
  );
} catch (error) {
  if (!(error instanceof Mistake) && error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
  giveUp(error.message);
}
