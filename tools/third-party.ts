import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Packages that are served without being a module of the shop: fonts and flags. */
const drawn = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  'country-flag-icons',
];

const modules = join(import.meta.dirname, '../node_modules');

/** The package that a module belongs to; none for the shop's own. */
const packageOf = (id: string): string[] => {
  const [, name] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(id) ?? [];
  return name === undefined ? [] : [name];
};

function licenceOf(name: string): string {
  const folder = join(modules, name);
  const { version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
    author?: string | { name?: string };
  };
  if (license === undefined) throw new Error(`The package ${name} names no licence.`);
  const by = typeof author === 'string' ? author : author?.name;
  const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(one));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return [`${name} ${version}`, `Licence: ${license}`, by === undefined ? '' : `By: ${by}`, '', text]
    .filter((line, at, all) => line !== '' || all[at - 1] !== '')
    .join('\n')
    .trim();
}

/**
 * The third-party licences of the built shop: of each package with one of these modules, and of its fonts and drawings. Throws
 * for a package without a licence.
 */
export function licencesOf(moduleIds: Iterable<string>): string {
  const names = new Set([...drawn, ...[...moduleIds].flatMap(packageOf)]);
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['What others made of this shop, and under which licence.', ...[...names].sort().map(licenceOf)].join(line)}\n`;
}

/** Writes THIRD-PARTY.txt into the build. */
export function thirdParty(): Plugin {
  return {
    name: 'third-party',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY.txt', source: licencesOf(ids) });
    },
  };
}
