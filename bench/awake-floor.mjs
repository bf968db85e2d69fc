import { join } from 'node:path';
import { build } from 'vite';

/**
 * The one script of the awake floor (`bench/awake-floor/page.mjs`), built as the shop's own are: what React and the router need
 * to take over a page of it. What the shop's own code costs beyond that is measured against it.
 */
export async function awakeFloorScript() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: ['chrome99'],
      rollupOptions: { input: join(import.meta.dirname, 'awake-floor/page.mjs') },
    },
  });
  return output[0].code;
}

/** A page of the shop with that script alone, which it asks for at once; React's marks between texts are the shop's own. */
export const withAwakeFloor = (page, address) =>
  page
    .replaceAll(/<!--.*?-->/gs, '')
    .replace('<head>', `<head><script type="module" src="${address}"></script>`);
