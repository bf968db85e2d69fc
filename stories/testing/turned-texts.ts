import { readFileSync } from 'node:fs';
import { HTMLElement, parse } from 'node-html-parser';
import type { AnyMachineSnapshot } from 'xstate';
import { parse as readYaml } from 'yaml';
import { oddTexts } from '#rules/testing/odd-inputs.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { isSnapshot } from './unseen.ts';

/*
 * A text of a person or of the provider may open a directional mark without closing it (an unclosed U+202E reverses the rest of its
 * line): the effect must be limited to the text itself.
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
  readFileSync(new URL('../../openapi/provider.yaml', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, Schema> } };

const isFree = ({ type, enum: words, format, pattern }: Schema): boolean =>
  [type].flat().includes('string') && words === undefined && format === undefined && pattern === undefined;

/** The fields with texts of the provider, in its answers and in the shop. */
const textNames = new Set([
  ...Object.values(components.schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, schema]) => (isFree(schema) ? [name] : [])),
  ),
  ...['order_number', 'orderNumber', 'address', 'notes', 'transaction', 'number', 'q'],
]);
for (const name of ['flag', 'code', ...[1, 2, 3, 4, 5, 6].map((n) => `image${n}`), 'payment_url'])
  textNames.delete(name);

/** U+202E, which reverses the text after it; a test text opens the mark and does not close it. */
export const openOverride = '\u202e';
/** Marks the end of a test text. */
export const endMark = '\ue000';

/** All odd inputs in one text, without line breaks and directional marks. */
const odd = Object.values(oddTexts)
  .map((text) => text.slice(0, 24).replace(/[\r\n\u2028\u2066-\u2069\u202e]/g, ''))
  .join(' ');

/** The args of a story, or a part of them; each text of a person or of the provider begins with `openOverride`, unclosed. */
export function withOpenOverrides(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return textNames.has(name) && value !== '' ? `${openOverride}${value}${odd}${endMark}` : value;
  if (Array.isArray(value)) return value.map((one) => withOpenOverrides(one, name));
  if (isSnapshot(value)) {
    const { machine, value: state, context } = value as AnyMachineSnapshot;
    return machine.resolveState({ value: state, context: withOpenOverrides(context) });
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withOpenOverrides(inner, key)]),
  );
}

const isolating =
  /^(?:p|div|ul|ol|dl|li|dd|dt|table|tbody|thead|tr|td|th|h[1-6]|option|select|caption|legend|fieldset|button|bdi|output|figcaption|figure|summary|details|textarea|blockquote|section|article|nav|main|header|footer|form|dialog|address|template|title|hr)$/;

const isolates = ({ rawTagName, classList }: HTMLElement): boolean =>
  isolating.test(rawTagName?.toLowerCase() ?? '') ||
  visuallyHidden.split(' ').every((name) => classList.contains(name));

/** The lines of an element: its text except isolated parts. */
const lineOf = (element: HTMLElement): string =>
  element.childNodes
    .map((child) => {
      if (!(child instanceof HTMLElement)) return child.text;
      return isolates(child) ? ' ' : lineOf(child);
    })
    .join('');

const oneText = new RegExp(`^${openOverride}[^${openOverride}${endMark}]*${endMark}?$`);

/** The lines in which a text of a person or of the provider may change the direction of the text beside it. */
export function unisolatedLines(html: string): string[] {
  const lines = parse(html)
    .querySelectorAll('*')
    .filter(isolates)
    .map((element) =>
      lineOf(element)
        .replace(/\u2068[^\u2068\u2069]*\u2069/g, '')
        .trim(),
    );
  return lines.filter((line) => line.includes(openOverride) && !oneText.test(line));
}
