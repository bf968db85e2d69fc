import { composeStories, composeStory } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withRouter } from '../.storybook/with-router.tsx';
import type { ProvenStory } from './proof.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('./*.stories.tsx', { eager: true });
const preview = { decorators: [withRouter] };

/** Stories that a server cannot render: what is printed stands beside the page, in the document's body. */
const unrenderable: readonly string[] = ['InvoicePrinting'];

const composed = new Map<string, Readonly<Record<string, ComponentType>>>();

function storiesIn(file: string): Readonly<Record<string, ComponentType>> {
  const known = composed.get(file);
  if (known !== undefined) return known;
  const module = files[`./${file}.stories.tsx`];
  if (module === undefined) throw new Error(`There is no file of stories for ${file}.`);
  const stories: Record<string, ComponentType> = composeStories(module, preview);
  composed.set(file, stories);
  return stories;
}

/** The static markup of one story; no effect and no `play` runs. */
export function storyOf(file: string, name: string): string {
  const Story = storiesIn(file)[name];
  if (Story === undefined) throw new Error(`${file} has no story ${name}.`);
  return renderToStaticMarkup(createElement(Story));
}

/** The static markup of each story of a file. */
export const storiesOf = (file: string): readonly string[] =>
  Object.keys(storiesIn(file))
    .filter((name) => !unrenderable.includes(name))
    .map((name) => storyOf(file, name));

const argsOf = (story: unknown): Readonly<Record<string, unknown>> =>
  (story as { args?: Record<string, unknown> }).args ?? {};

const tagsOf = (story: unknown): readonly string[] => (story as { tags?: readonly string[] }).tags ?? [];

const looksAsOf = (story: unknown): Readonly<Record<string, string>> =>
  (story as { parameters?: { looksAs?: Record<string, string> } }).parameters?.looksAs ?? {};

/** Every still story of the workshop, with its args, to be drawn with others in their place. */
export const provenStories = (): readonly ProvenStory[] =>
  Object.keys(files).flatMap((path) => {
    const file = path.slice('./'.length, -'.stories.tsx'.length);
    const module = files[path] as Readonly<Record<string, unknown>>;
    const still = Object.entries(storiesIn(file)).filter(([, Story]) => !tagsOf(Story).includes('live'));
    return still.map(
      ([name, Story]): ProvenStory => ({
        file,
        name,
        args: argsOf(Story),
        looksAs: looksAsOf(Story),
        own: Object.keys(argsOf(module[name])),
        draw: (args = {}) => renderToStaticMarkup(createElement(Story, args)),
      }),
    );
  });

/** The static markup of a part of a screen by itself, for what a story shows only after a click. */
export function markupOf(element: ReactElement): string {
  const Story = composeStory({ render: () => element }, { title: 'Part' }, preview);
  return renderToStaticMarkup(createElement(Story));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '');

/** The text of a piece of markup, its tags taken out. */
export const textOf = (html: string): string =>
  decoded(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Every text of a page by itself, those of labels and placeholders among them. */
export const textsOf = (html: string): readonly string[] =>
  [...html.matchAll(/>([^<]+)<| (?:placeholder|aria-label|title|alt)="([^"]*)"/g)].map(
    ([, text, attribute]) => decoded(text ?? attribute ?? '').trim(),
  );

/** The markup of every element of a name (and a class of attributes), its children included; none may hold another. */
export const elementsOf = (html: string, name: string, attributes = ''): readonly string[] =>
  [...html.matchAll(new RegExp(`<${name}(?= [^>]*${attributes}|>)[^>]*>.*?</${name}>`, 'gs'))].map(
    ([all]) => all,
  );

/** Where the links of a page lead, as `text → address`; a link without a text has its label. */
export const linksOf = (html: string): readonly string[] =>
  elementsOf(html, 'a').map((link) => {
    const attribute = (name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1];
    const text = attribute('aria-label') ?? textOf(link);
    return `${decoded(text)} → ${decoded(attribute('href') ?? '')}`;
  });

/** The texts of every element of a name. */
export const elementTexts = (html: string, name: string, attributes = ''): readonly string[] =>
  elementsOf(html, name, attributes).map(textOf);

/** How often something stands in a page. */
export const count = (html: string, part: RegExp): number => [...html.matchAll(part)].length;

/** The names of the fields of a page, in their order. */
export const fieldsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:input|select|textarea) [^>]*name="([^"]+)"[^>]*>/g)].map(([, name = '']) => name);

/** What the select of a name offers. */
export const optionsOf = (html: string, name: string): readonly string[] =>
  elementTexts(elementsOf(html, 'select', `name="${name}"`)[0] ?? '', 'option');

/** Whether the button with a text cannot be pressed. */
export const isDisabled = (html: string, button: string): boolean =>
  elementTexts(html, 'button', 'disabled=""').includes(button);
