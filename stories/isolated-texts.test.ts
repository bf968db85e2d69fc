import { readFileSync } from 'node:fs';
import { HTMLElement, parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { parse as readYaml } from 'yaml';
import { css } from '#styled-system/css';
import { everyStoryWith } from './markup.ts';
import { isSnapshot } from './unseen.ts';

/*
 * A text of a person or of the provider may open a mark of direction and not close it (an unclosed U+202E turns all that
 * follows on its line). Each such text of every story is given one: it may turn nothing but itself.
 */

type Schema = {
  type?: string | string[];
  $ref?: string;
  enum?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
};

const { components } = readYaml(
  readFileSync(new URL('../openapi/provider.yaml', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, Schema> } };

const isFree = ({ type, enum: words, format, pattern }: Schema): boolean =>
  [type].flat().includes('string') && words === undefined && format === undefined && pattern === undefined;

/** The names that the provider's texts have in its answers, and those under which the shop keeps them. */
const textNames = new Set([
  ...Object.values(components.schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, schema]) => (isFree(schema) ? [name] : [])),
  ),
  ...[
    'order_number',
    'orderNumber',
    'address',
    'notes',
    'transaction',
    'city',
    'number',
    'q',
    'searched',
    'name',
  ],
]);
for (const name of ['flag', 'code', ...[1, 2, 3, 4, 5, 6].map((n) => `image${n}`), 'payment_url'])
  textNames.delete(name);

/** Opens a mark of direction and closes none; the end of the text is marked to be known again. */
const turn = '\u202e';
const end = '\ue000';

function turned(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return textNames.has(name) && value !== '' ? `${turn}${value}${end}` : value;
  if (Array.isArray(value)) return value.map((one) => turned(one, name));
  if (isSnapshot(value)) {
    const { machine, value: state, context } = value as AnyMachineSnapshot;
    return machine.resolveState({ value: state, context: turned(context) });
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, turned(inner, key)]));
}

const isolating =
  /^(?:p|div|ul|ol|dl|li|dd|dt|table|tbody|thead|tr|td|th|h[1-6]|option|select|caption|legend|fieldset|button|bdi|output|figcaption|figure|summary|details|textarea|blockquote|section|article|nav|main|header|footer|form|dialog|address|template|title|hr)$/;
const hidden = css({ srOnly: true });

const isolates = ({ rawTagName, classNames }: HTMLElement): boolean =>
  isolating.test(rawTagName?.toLowerCase() ?? '') || classNames.includes(hidden);

/** The lines of an element: what is written in it but for what is isolated within. */
const lineOf = (element: HTMLElement): string =>
  element.childNodes
    .map((child) => {
      if (!(child instanceof HTMLElement)) return child.text;
      return isolates(child) ? ' ' : lineOf(child);
    })
    .join('');

const oneText = new RegExp(`^${turn}[^${turn}${end}]*${end}?$`);

/** What an element says beside a text that may turn it. */
function turning(html: string): string[] {
  const lines = parse(html)
    .querySelectorAll('*')
    .filter(isolates)
    .map((element) =>
      lineOf(element)
        .replace(/\u2068[^\u2068\u2069]*\u2069/g, '')
        .trim(),
    );
  return lines.filter((line) => line.includes(turn) && !oneText.test(line));
}

it('tells a text that turns its neighbours from one that cannot', () => {
  const text = `${turn}Awa${end}`;
  expect(turning(`<p>${text} ${text}</p>`)).toHaveLength(1);
  expect(turning(`<li><span>${text}</span><span>2</span></li>`)).toHaveLength(1);
  expect(turning(`<p><bdi>${text}</bdi> <bdi>${text}</bdi></p><h1>${text}</h1>`)).toEqual([]);
});

it('no text of a person or of the provider turns what stands beside it', () => {
  const drawn = everyStoryWith((args) => turned(args) as Record<string, unknown>);
  const found = drawn.flatMap(({ id, html }) => turning(html).map((line) => `${id}: ${line}`));
  expect(found).toEqual([]);
  const texts = drawn.flatMap(({ html }) => html.match(new RegExp(turn, 'g')) ?? []);
  expect(texts.length).toBeGreaterThan(1000);
});
