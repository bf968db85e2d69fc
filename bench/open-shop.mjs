import { buildShop, generateStyles } from '../tools/prepare.mjs';
import { prerenderShop } from '../tools/prerender.mjs';
import { startSandbox } from '../tools/sandbox.mjs';

/** Builds the shop and serves it with its pages from a sandbox in memory: its address, the animals it has, and its end. */
export async function openShop(port) {
  await generateStyles();
  await buildShop();
  const { sandbox, address } = await startSandbox({ PORT: port, SANDBOX_DATA: 'memory', SHOP_DIST: 'dist' });
  await prerenderShop({ from: `${address}/api/v1`, origin: address });
  const answer = await fetch(`${address}/api/v1/ecommerce/products-betails/`);
  return { address, products: await answer.json(), close: () => sandbox.kill() };
}
