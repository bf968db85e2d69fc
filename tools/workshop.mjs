import { spawn } from 'node:child_process';
import { layOutCharts, setUp } from './prepare.mjs';
import { binPath, root } from './run.mjs';
import { workshopArgs } from './workshop-args.mjs';

/** `npm run workshop`: Storybook on port 6006; `npm run workshop:build` writes it to `storybook-static/`, or where `-- --output-dir` says. */
await setUp();
if (process.argv[2] === 'build') await layOutCharts();
const args = workshopArgs(process.argv.slice(2), process.env.PORT);
const storybook = spawn(process.execPath, [binPath('storybook'), ...args], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => storybook.kill(signal));
storybook.on('exit', (code) => process.exit(code ?? 0));
