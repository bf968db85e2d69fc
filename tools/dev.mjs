import { freePortOf } from './ports.mjs';
import { setUp } from './prepare.mjs';
import { giveUp, say } from './report.mjs';
import { root } from './run.mjs';
import { startSandbox } from './sandbox.mjs';

/** `npm run dev`: serves the shop with hot reload on `PORT` (4173), and the sandbox on `SANDBOX_PORT` (4174). */
const port = await freePortOf('PORT', 4173, { host: 'localhost' });
const sandboxPort = await freePortOf('SANDBOX_PORT', 4174, { host: '127.0.0.1' });
if (port === sandboxPort) giveUp(`PORT and SANDBOX_PORT are both ${port}; they must differ.`);
await setUp();

const here = `http://localhost:${port}`;
const { sandbox, output } = await startSandbox({
  PORT: String(sandboxPort),
  HOST: '127.0.0.1',
  SANDBOX_SHOP_ORIGIN: here,
  SHOP_DIST: '',
});
sandbox.stdout.pipe(process.stdout);

// Read by vite.config.ts.
process.env.SANDBOX_PORT = String(sandboxPort);
const { createServer } = await import('vite');
const shop = await createServer({ root, server: { port, strictPort: true } });
await shop.listen();

const end = async (code) => {
  sandbox.kill('SIGTERM');
  await shop.close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
sandbox.on('exit', (code) => end(code ?? 0));

await fetch(here);
for (const line of output.filter((line) => !line.startsWith('Bélier:'))) console.log(line);
say(`Shop with reload: ${here}/ (Ctrl-C ends it)`);
