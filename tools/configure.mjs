import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, good, say } from './report.mjs';
import { root } from './run.mjs';
import { checkSameBuild, openSite, rewriteSite } from './site.mjs';
import { Mistake, noticesOf, readDeployment } from './values.mjs';

/**
 * `npm run configure`: writes the values of .deploy/shop.env and of the environment into the documents of a built shop, without
 * a new build. Removes pages prerendered with other values; `npm run prerender` creates them again.
 */
try {
  const { values: options } = parseArgs({
    options: { dist: { type: 'string', default: join(root, 'dist') }, origin: { type: 'string' } },
  });
  if (options.origin !== undefined) process.env.SHOP_ORIGIN = options.origin;
  const { SHOP_ORIGIN: origin } = readDeployment();
  const { dist } = options;
  const site = await openSite();
  await checkSameBuild(site.built, dist);
  const changed = await rewriteSite(site, {
    dist,
    ...(origin === undefined ? {} : { origin: new URL(origin).origin }),
  });
  for (const notice of noticesOf(site.built.values)) say(notice);
  good(changed === 0 ? 'Nothing is other than it was.' : 'Configured. npm run prerender makes the pages.');
} catch (error) {
  if (!(error instanceof Mistake) && error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
  giveUp(error.message);
}
