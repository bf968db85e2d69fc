import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

/** New versions that change one file: of the home page, of the machines, of every page's frame, of the shared code. */
const changes = {
  'that changes the home page': 'src/wording/home-front.ts',
  'that changes the cart’s machine': 'machines/cart/cart.machine.ts',
  'that changes the frame of every page': 'src/screens/layout/layout.tsx',
  'that changes every button': 'src/ui/button.tsx',
};

/** The file names of a build in which one of the shop's modules has an additional statement. */
async function namesAfter(changed) {
  const file = join(root, changed);
  const transform = (code, id) => (id === file ? `${code}\nglobalThis.nextVersion = true;` : undefined);
  const { output } = await build({
    root,
    logLevel: 'silent',
    plugins: [{ name: 'next-version', transform }],
    build: { write: false },
  });
  return new Set(output.map(({ fileName }) => `/${fileName}`));
}

/** For each new version, the scripts of a page that a returning visitor has to fetch again. */
export async function afterNewVersions(scripts) {
  const found = [];
  for (const [version, changed] of Object.entries(changes)) {
    const names = await namesAfter(changed);
    found.push({ version, files: scripts.filter(({ file }) => !names.has(file)) });
  }
  return found;
}
