import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { demoValues } from './demo.mjs';
import { bindsAllAddresses, networkAddresses, qrCode } from './network.mjs';
import { freePortOf } from './ports.mjs';
import { buildShop, setUp } from './prepare.mjs';
import { during, giveUp, good, say, seconds } from './report.mjs';
import { root } from './run.mjs';
import { startSandbox } from './sandbox.mjs';

/**
 * `npm start`: builds the shop and serves it with the sandbox on one origin (port 4173, `PORT` overrides). Its pages are
 * prerendered from the current catalogue of the sandbox before the address is printed; the link preview pictures are drawn
 * afterwards. `-- --host` (or `HOST=0.0.0.0`) opens it to the network, for a phone: prints its addresses and a QR code of the
 * first one, which is the origin of the pages.
 */
function readOptions() {
  try {
    return parseArgs({ options: { host: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    return giveUp(`${error.message}. There is -- --host; the variable PORT sets another port.`);
  }
}
const isOpen = readOptions().host || bindsAllAddresses(process.env.HOST);
await freePortOf('PORT', 4173, { host: isOpen ? '0.0.0.0' : process.env.HOST || '127.0.0.1' });
await setUp();
await buildShop();

const { sandbox, address, output } = await during(
  'Starting the sandbox; the first time it fills its database',
  () => startSandbox({ SHOP_DIST: 'dist', ...(isOpen ? { HOST: '0.0.0.0' } : {}) }),
);
const { port } = new URL(address);
const outside = isOpen ? networkAddresses().map((host) => `http://${host}:${port}`) : [];
const here = `http://localhost:${port}`;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => sandbox.kill(signal));
sandbox.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
const since = Date.now();
// After the build, whose files have none of them.
Object.assign(process.env, demoValues());
const { prerenderShop } = await import('./prerender.mjs');
const { pages, written, cards } = await during('Making the pages from the sandbox’s catalogue', () =>
  prerenderShop({ from: `http://127.0.0.1:${port}/api/v1`, origin: outside[0] ?? (isOpen ? here : address) }),
);
good(`${pages} pages made, ${written} of them anew, in ${seconds(since)}.`);
for (const line of output) console.log(line);
if (isOpen) {
  const [first] = outside;
  if (first === undefined) say('This machine has no address in a network.');
  else console.log(`${await qrCode(first)}\n${outside.map((one) => `Bélier: ${one}/`).join('\n')}`);
}
sandbox.stdout.pipe(process.stdout);
setPriority(19);
const { writeSharePictures } = await import('./share-pictures.mjs');
await writeSharePictures(cards, { dist: `${root}dist` });
