import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const iconModule = 'virtual:icon';

/** The runtime of Lucide's components in the browser: an element with one path that accepts props. */
const iconCode = `import { createElement } from 'react';
const common = {
  width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
  strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true,
};
export const icon = (d) => {
  const path = createElement('path', { d });
  return (given) => createElement('svg', { ...common, ...given }, path);
};
`;

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The attributes that a path can represent. */
const known: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  line: ['x1', 'y1', 'x2', 'y2'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};

/** A shape as path commands, the first one absolute; null if it has attributes that a joint path cannot represent. */
function commandsOf([tag, { key: _, ...attributes }]: Shape): string | null {
  if (!Object.keys(attributes).every((name) => known[tag]?.includes(name))) return null;
  if (tag === 'path') return attributes.d?.replace(/^m/, 'M0 0m') ?? null;
  const number = (name: string) => Number(attributes[name] ?? 0);
  const write = (letter: string, ...numbers: number[]) =>
    letter + numbers.map((one) => Number(one.toFixed(3))).join(' ');
  if (tag === 'line') return write('M', number('x1'), number('y1')) + write('L', number('x2'), number('y2'));
  if (tag === 'circle') {
    const r = number('r');
    const half = (x: number) => write('a', r, r, 0, 1, 0, x, 0);
    return `${write('M', number('cx') - r, number('cy'))}${half(2 * r)}${half(-2 * r)}z`;
  }
  const r = number('rx');
  if (attributes.ry !== undefined && number('ry') !== r) return null;
  const [w, h] = [number('width') - 2 * r, number('height') - 2 * r];
  const corner = (x: number, y: number) => write('a', r, r, 0, 0, 1, x, y);
  return [
    write('M', number('x') + r, number('y')),
    ...[write('h', w), corner(r, r), write('v', h), corner(-r, r)],
    ...[write('h', -w), corner(-r, -r), write('v', -h), corner(r, -r), 'z'],
  ].join('');
}

/** The shapes of an icon as the data of one path; null if one cannot be converted. */
export function onePath(shapes: readonly Shape[]): string | null {
  const all = shapes.map(commandsOf);
  return all.includes(null) ? null : all.join('');
}

/**
 * Code whose icons come from their own files instead of the package's list of all: by the list, whoever draws one icon would need all
 * that the shop draws. `list` is the text of the list, `folder` its folder with a slash.
 */
export const fromOwnFiles = (code: string, list: string, folder: string): string =>
  code.replace(/import \{([^}]+)\} from ['"]lucide-react['"];?/g, (_, names: string) =>
    names
      .split(',')
      .filter((one) => one.trim() !== '')
      .map((one) => {
        const [name = '', own = name] = one.trim().split(/ as /);
        const file = new RegExp(`default as ${name}\\b[^;]* from '\\./(icons/[\\w-]+\\.mjs)'`).exec(
          list,
        )?.[1];
        if (file === undefined) throw new Error(`Lucide has no icon ${name}.`);
        return `import ${own} from '${folder}${file}';`;
      })
      .join(' '),
  );

/**
 * The Vite plugin, for the builds of the shop and the workshop: turns an icon of Lucide into one path in one element, half as many
 * elements and components. An icon that cannot be converted is unchanged.
 */
export const onePathIcons = (): Plugin => ({
  name: 'one-path-icons',
  apply: 'build',
  resolveId: (id) => (id === iconModule ? `\0${iconModule}` : null),
  load: (id) => (id === `\0${iconModule}` ? iconCode : null),
  async transform(code, id) {
    if (!id.includes('/node_modules/') && code.includes('lucide-react')) {
      const list = (await this.resolve('lucide-react'))?.id ?? '';
      const folder = list.replace(/[^/]+$/, '');
      return { code: fromOwnFiles(code, readFileSync(list, 'utf8'), folder), map: null };
    }
    if (!/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id) || !code.includes('createLucideIcon('))
      return null;
    const { __iconData } = (await import(pathToFileURL(id).href)) as { __iconData: { node: Shape[] } };
    const path = onePath(__iconData.node);
    if (path === null) return null;
    const drawn = `import { icon } from '${iconModule}';\nexport default /* @__PURE__ */ icon(${JSON.stringify(path)});\n`;
    return { code: drawn, map: null };
  },
});
