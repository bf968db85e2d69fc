import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './run.mjs';

/** Starts the sandbox as a child process, and resolves once it serves, with its address and output. */
export function startSandbox(env) {
  const sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    const output = [];
    const lines = createInterface({ input: sandbox.stdout });
    const failed = (code) => {
      if (env.SHOP_DIST !== undefined) process.exit(code ?? 1);
      reject(new Error('The sandbox did not start.'));
    };
    sandbox.once('exit', failed);
    lines.on('line', (line) => {
      output.push(line);
      const address = /^Bélier: (http\S+)\/$/.exec(line)?.[1];
      if (address === undefined) return;
      lines.close();
      sandbox.off('exit', failed);
      resolve({ sandbox, address, output });
    });
  });
}
