import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseDemo } from '../tools/demo.mjs';
import { loadRenderer, readBuilt } from '../tools/renderer.mjs';
import { giveUp, good, say } from '../tools/report.mjs';
import { root } from '../tools/run.mjs';
import { Mistake, noticesOf, readDeployment } from '../tools/values.mjs';
import { caddyOf } from './caddy.mjs';
import { writeStaticFiles } from './static-files.mjs';

/**
 * `npm run deploy -- recipes`: writes the server's files for this deployment into .deploy/, from the rules of the built shop.
 * `--root` is the shop's folder on the server, `--api` the address of a provider on the same host; `--static` writes the folder for a
 * static host.
 */
try {
  const { values: options } = parseArgs({
    options: {
      root: { type: 'string', default: '/srv/belier/current' },
      api: { type: 'string' },
      static: { type: 'boolean', default: false },
    },
  });
  const { SHOP_ORIGIN, VITE_API_ROOT = '/api/v1' } = readDeployment();
  if (SHOP_ORIGIN === undefined)
    throw new Mistake('SHOP_ORIGIN is not said: deploy/shop.env.example shows how.');
  const { origin, protocol } = new URL(SHOP_ORIGIN);
  for (const notice of noticesOf(readBuilt().values)) say(notice);
  const rules = await loadRenderer();
  const out = join(root, '.deploy');
  mkdirSync(out, { recursive: true });
  const { href } = new URL(VITE_API_ROOT, options.api ?? origin);
  // On the shop's own host, without `--api`, this server would ask itself.
  const asked = href.startsWith(`${origin}/`) ? undefined : href.replace(/\/$/, '');
  writeFileSync(
    join(out, 'Caddyfile'),
    caddyOf(rules, { origin, root: options.root, api: options.api, asked }),
  );
  if (options.static) {
    refuseDemo(join(root, 'dist'));
    await writeStaticFiles(rules, {
      dist: join(root, 'dist'),
      target: join(out, 'static'),
      isSecure: protocol === 'https:',
    });
  }
  good(`.deploy/Caddyfile${options.static ? ', static/' : ''} for ${origin}.`);
} catch (error) {
  if (!(error instanceof Mistake) && error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
  giveUp(error.message);
}
