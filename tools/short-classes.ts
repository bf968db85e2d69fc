import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { type Plugin, transformWithOxc } from 'vite';
import { filesBelow } from './files.mjs';
import { type Css, inlineStyles, loadPanda, wordsOf } from './inline-styles.ts';

/** The shortest name, in characters; where two would be the same, one of them gets longer. */
const shortest = 2;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How the classes begin that blockers of advertisements hide on every site (EasyList's general rules: `.ad`, `.adv`, `.AdBox`). */
const blocked = /^ad/i;

/** A name for some classes that says which they are, and nothing of the others: an edit elsewhere changes none. */
function* namesFor(classes: readonly string[]): Generator<string> {
  const digest = createHash('sha256').update(classes.join(' ')).digest();
  const text = Array.from(digest, (byte) => letters[byte % letters.length]).join('');
  const from = Array.from(text, (_, index) => text.slice(index)).find((rest) => !blocked.test(rest)) ?? text;
  for (let length = shortest; length <= from.length; length += 1) yield from.slice(0, length);
  throw new Error(`There is no short name left for « ${classes.join(' ')} ».`);
}

/**
 * One short name for all classes that always stand together: `lists` are all lists of classes that the sources give to elements.
 * Each class by its new name; a name is the same for the same classes, whatever else is renamed, so that a new version of the
 * shop renames few files.
 */
export function shortNames(lists: Iterable<readonly string[]>): Map<string, string> {
  const places = new Map<string, number[]>();
  let place = 0;
  for (const list of lists) {
    for (const name of new Set(list)) places.set(name, [...(places.get(name) ?? []), place]);
    place += 1;
  }
  const groups = new Map<string, string[]>();
  for (const [name, where] of places) {
    const key = where.join();
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  const taken = new Set<string>();
  const short = new Map<string, string>();
  const sorted = Array.from(groups.values(), (group) => group.sort()).sort(([one = ''], [other = '']) =>
    one < other ? -1 : 1,
  );
  for (const group of sorted) {
    for (const name of namesFor(group)) {
      if (taken.has(name)) continue;
      taken.add(name);
      for (const one of group) short.set(one, name);
      break;
    }
  }
  return short;
}

/** A list of classes by their short names, each once. */
export const shortened = (list: string, short: ReadonlyMap<string, string>): string =>
  [...new Set(wordsOf(list).map((name) => short.get(name) ?? name))].join(' ');

/** The layer of Panda's classes; within it stands that of text styles. */
const ownLayer = 'utilities';

/**
 * A style by the short names. What Panda wrote for a class that no element has (it reads the workshop, too) is left out; the order
 * of what stays is the same.
 */
export function shortStyle(css: string, short: ReadonlyMap<string, string>): string {
  const style = postcss.parse(css);
  const rename = selectorParser((selectors) => {
    selectors.walkClasses((node) => {
      node.value = short.get(node.value) ?? node.value;
    });
  });
  const isUsed = (selector: string): boolean => {
    let used = true;
    selectorParser((selectors) => {
      selectors.walkClasses(({ value }) => {
        used &&= short.has(value);
      });
    }).processSync(selector);
    return used;
  };
  for (const layer of style.nodes) {
    if (layer.type !== 'atrule' || layer.name !== 'layer' || layer.params !== ownLayer) continue;
    layer.walkRules((rule) => {
      const used = rule.selectors.filter(isUsed);
      if (used.length === 0) rule.remove();
      else rule.selector = used.map((selector) => rename.processSync(selector)).join(',');
    });
  }
  return style.toString();
}

/** Every list of classes that the sources below a folder give to an element. */
async function listsBelow(folder: string, css: Css, at: string): Promise<string[][]> {
  const lists: string[][] = [];
  const note = (list: string): string => {
    lists.push(wordsOf(list));
    return list;
  };
  for (const file of filesBelow(folder, /(?<!\.test)\.tsx?$/)) {
    const source = readFileSync(file, 'utf8');
    if (!source.includes('#styled-system/css')) continue;
    const { code } = await transformWithOxc(source, file, { jsx: { runtime: 'automatic' } });
    inlineStyles(code, css, at, note);
  }
  return lists;
}

/**
 * Gives the built shop short class names, in scripts, documents and style alike; the workshop keeps the long ones, which can be
 * read.
 * `nameOf` is for what writes the lists (`inlinePandaStyles`).
 */
export function shortClasses(root: string): Plugin & { nameOf: (list: string) => string } {
  const at = join(root, 'styled-system/css');
  let short: ReadonlyMap<string, string> = new Map();
  return {
    name: 'short-classes',
    apply: 'build',
    nameOf: (list) => shortened(list, short),
    async buildStart() {
      short = shortNames(await listsBelow(join(root, 'src'), await loadPanda(at), at));
    },
    transform(code, id) {
      return /\.css(?:\?|$)/.test(id) && code.includes('@layer utilities')
        ? { code: shortStyle(code, short), map: null }
        : null;
    },
  };
}
