import { spawn } from 'node:child_process';
import { buildShop, checkNode, generateStyles, installPackages } from './prepare.mjs';
import { root } from './run.mjs';

/** `npm start`: the whole shop, built and served with the sandbox on one origin (port 4173, `PORT` overrides). */
checkNode();
await installPackages();
await generateStyles();
await buildShop();

const sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
  cwd: root,
  env: { ...process.env, SHOP_DIST: 'dist' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => sandbox.kill(signal));
sandbox.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
