import { spawn } from 'node:child_process';
import { setUp } from './prepare.mjs';
import { say } from './report.mjs';
import { binPath, root } from './run.mjs';

/** `npm run dev`: serves the shop with hot reload on `PORT` (4173), and the sandbox on `SANDBOX_PORT` (4174). */
await setUp();

const port = process.env.PORT ?? '4173';
const sandboxPort = process.env.SANDBOX_PORT ?? '4174';
const start = (args, env) =>
  spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });

const children = [
  start(['--import', 'tsx', 'sandbox/main.ts'], {
    PORT: sandboxPort,
    SANDBOX_SHOP_ORIGIN: `http://localhost:${port}`,
  }),
  start([binPath('vite'), '--port', port, '--strictPort'], { SANDBOX_PORT: sandboxPort }),
];
say(
  `Shop with reload on http://localhost:${port}, sandbox on http://localhost:${sandboxPort}. Ctrl-C ends both.`,
);

let ending = false;
const end = (code) => {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
for (const child of children) child.on('exit', (code) => end(code ?? 0));
