import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { good } from '../tools/report.mjs';
import { root } from '../tools/run.mjs';
import { writeServed } from '../tools/served-files.mjs';

/** A service worker that deletes what the shop's has kept, and unregisters itself. */
export const endingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) if (name.startsWith('belier-')) await caches.delete(name);
  await registration.unregister();
}
`;

/** `npm run deploy -- end-worker --dist /srv/belier/current`: ends the service worker on every device at its next visit. */
if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { dist: { type: 'string', default: join(root, 'dist') } } });
  await writeServed(join(values.dist, 'sw.js'), endingWorker);
  good(`The worker in ${values.dist} ends itself. The next build has one again.`);
}
