import { runBin } from './run.mjs';

/** `npm run check:types`: the shop, the machines without a browser, and everything that runs in Node. */
const projects = ['machines', 'tsconfig.json', 'tsconfig.node.json'];
const results = await Promise.all(projects.map((project) => runBin('tsc', ['--project', project])));
for (const { output } of results) if (output.trim() !== '') console.log(output.trim());
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
