import { buildShop, checkNode, generateStyles, installPackages } from './prepare.mjs';
import { say, seconds } from './report.mjs';
import { startSandbox } from './sandbox.mjs';

/**
 * `npm start`: the whole shop, built and served with the sandbox on one origin (port 4173, `PORT` overrides). Its pages are
 * made from the sandbox's own catalogue, as it is at this start, before the address is told.
 */
checkNode();
await installPackages();
await generateStyles();
await buildShop();

const { sandbox, address, told } = await startSandbox({ SHOP_DIST: 'dist' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => sandbox.kill(signal));
sandbox.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
const since = Date.now();
const { prerenderShop } = await import('./prerender.mjs');
const { pages, written } = await prerenderShop({ from: `${address}/api/v1`, origin: address });
say(`${pages} pages made, ${written} of them anew, in ${seconds(since)}.`);
for (const line of told) console.log(line);
sandbox.stdout.pipe(process.stdout);
