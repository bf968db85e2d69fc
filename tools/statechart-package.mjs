import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run, runBin } from './run.mjs';

/** A source of the package as it is published: its module and its types. */
const published = (source) => {
  const stem = source.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
};

/** Builds the addon of `statechart/` and packs it as npm would publish it. Gives the path of the packed file. */
export async function packStatechart(folder) {
  const built = join(folder, 'package');
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  const compiled = await runBin('tsc', ['--project', 'statechart/tsconfig.json', '--outDir', built]);
  if (compiled.code !== 0) throw new Error(`The addon does not compile:\n${compiled.output}`);
  const description = JSON.parse(readFileSync(join(root, 'statechart/package.json'), 'utf8'));
  const exports = Object.entries(description.exports).map(([name, source]) => [name, published(source)]);
  const whole = { ...description, exports: Object.fromEntries(exports) };
  writeFileSync(join(built, 'package.json'), JSON.stringify(whole, null, 2));
  cpSync(join(root, 'statechart/README.md'), join(built, 'README.md'));
  const packed = await run(npm, ['pack', built, '--pack-destination', folder, '--silent']);
  if (packed.code !== 0) throw new Error(`The addon cannot be packed:\n${packed.output}`);
  return join(folder, `${description.name}-${description.version}.tgz`);
}
