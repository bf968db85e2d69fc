import { spawn } from 'node:child_process';
import { checkNode, generateStyles, installPackages } from './prepare.mjs';
import { binPath, root } from './run.mjs';

/** `npm run workshop`: Storybook on port 6006; `npm run workshop:build` writes it to `storybook-static/`, or where `-- --output-dir` says. */
checkNode();
await installPackages();
await generateStyles();
const args = process.argv.includes('build')
  ? ['build', '--disable-telemetry', '--quiet', ...process.argv.slice(2).filter((word) => word !== 'build')]
  : ['dev', '--port', process.env.PORT ?? '6006', '--no-open', '--disable-telemetry'];
const storybook = spawn(process.execPath, [binPath('storybook'), ...args], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => storybook.kill(signal));
storybook.on('exit', (code) => process.exit(code ?? 0));
