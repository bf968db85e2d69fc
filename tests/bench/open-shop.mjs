import { buildShop, generateStyles } from '../../tools/prepare.mjs';
import { prerenderShop } from '../../tools/prerender.mjs';
import { startSandbox } from '../../tools/sandbox.mjs';

/** Serves a build of the shop with a sandbox in memory. Returns its address and a function that stops it. */
export async function serveShop(port, dist) {
  const { sandbox, address } = await startSandbox({
    PORT: String(port),
    SANDBOX_DATA: 'memory',
    SHOP_DIST: dist,
  });
  return { address, close: () => sandbox.kill() };
}

/** Builds the shop and serves it with its pages. Returns its address, its animals, and a function that stops it. */
export async function openShop(port) {
  await generateStyles();
  await buildShop();
  const { address, close } = await serveShop(port, 'dist');
  await prerenderShop({ from: `${address}/api/v1`, origin: address });
  const answer = await fetch(`${address}/api/v1/ecommerce/products-betails/`);
  return { address, products: await answer.json(), close };
}
