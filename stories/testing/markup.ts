import { composeStories, composeStory } from '@storybook/react-vite';
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { forCustomers, forVisitors } from '#ui/for-session.ts';
import { withRouter } from '../../.storybook/with-router.tsx';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../*.stories.tsx', { eager: true });
const preview = { decorators: [withRouter] };

/** Stories that a server cannot render: a printed document is a portal in the body. */
const unrenderable: readonly string[] = ['InvoiceOpen'];

const composed = new Map<string, Readonly<Record<string, ComponentType>>>();

function storiesIn(file: string): Readonly<Record<string, ComponentType>> {
  const known = composed.get(file);
  if (known !== undefined) return known;
  const module = files[`../${file}.stories.tsx`];
  if (module === undefined) throw new Error(`There is no file of stories for ${file}.`);
  const stories: Record<string, ComponentType> = composeStories(module, preview);
  composed.set(file, stories);
  return stories;
}

const drawn = new Map<ComponentType, string>();

function storyIn(file: string, name: string): ComponentType {
  const Story = storiesIn(file)[name];
  if (Story === undefined) throw new Error(`${file} has no story ${name}.`);
  return Story;
}

/** The static markup of one story, without effects and `play`; drawn once for all test files of a worker. */
export function storyOf(file: string, name: string): string {
  const Story = storyIn(file, name);
  const html = drawn.get(Story) ?? storyNow(file, name);
  drawn.set(Story, html);
  return html;
}

/** The same, drawn with the values of the environment now. */
export const storyNow = (file: string, name: string): string =>
  renderToStaticMarkup(createElement(storyIn(file, name)));

/** The files of stories, by name. */
export const storyFiles: readonly string[] = Object.keys(files).map((path) =>
  path.slice('../'.length, -'.stories.tsx'.length),
);

const renderable = (file: string): readonly string[] =>
  Object.keys(storiesIn(file)).filter((name) => !unrenderable.includes(name));

/** The static markup of every story by its file and name. */
export const markupOfEach = (from = storyFiles): readonly { id: string; html: string }[] =>
  from.flatMap((file) =>
    renderable(file).map((name) => ({ id: `${file} ${name}`, html: storyOf(file, name) })),
  );

/** The static markup of each story of a file with some args replaced. */
export const storiesWith = (
  file: string,
  change: (args: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): readonly { id: string; html: string }[] =>
  Object.entries(storiesIn(file))
    .filter(([name]) => !unrenderable.includes(name))
    .map(([name, Story]) => {
      const { args = {} } = Story as { args?: Record<string, unknown> };
      return { id: `${file} ${name}`, html: renderToStaticMarkup(createElement(Story, change(args))) };
    });

/** The static markup of each story of a file. */
export const storiesOf = (file: string): readonly string[] =>
  renderable(file).map((name) => storyOf(file, name));

/** The static markup of every story. */
export const everyStory = (): readonly string[] => storyFiles.flatMap(storiesOf);

/** The static markup of a part of a screen, for content that a story shows only after a click. */
export function markupOf(element: ReactElement): string {
  const Story = composeStory({ render: () => element }, { title: 'Part' }, preview);
  return renderToStaticMarkup(createElement(Story));
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

let last: { html: string; page: HTMLElement } | undefined;

/** The parsed markup, kept for the next question about the same; nobody may change it. */
function parsed(html: string): HTMLElement {
  if (last?.html !== html) last = { html, page: parse(html) };
  return last.page;
}

/** The text of a piece of markup. */
export const textOf = (html: string): string => plain(parsed(html).text);

const spoken = ['placeholder', 'aria-label', 'title', 'alt'] as const;

/** Each text of a page separately, including labels and placeholders. */
export function textsOf(html: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: Node): void => {
    if (node instanceof TextNode) texts.push(node.text.trim());
    if (node instanceof HTMLElement) {
      for (const name of spoken) texts.push((node.getAttribute(name) ?? '').trim());
    }
    for (const child of node.childNodes) visit(child);
  };
  visit(parsed(html));
  return texts.filter((text) => text !== '');
}

const found = (html: string, name: string, attributes: string): readonly HTMLElement[] =>
  parsed(html).querySelectorAll(attributes === '' ? name : `${name}[${attributes}]`);

/** The markup of every element that a CSS selector finds (and that has an attribute), its children included. */
export const elementsOf = (html: string, name: string, attributes = ''): readonly string[] =>
  found(html, name, attributes).map((element) => element.outerHTML);

/** A page without the parts for the other session (hidden by a style that tests do not have), and without closed dialogs. */
function shown(html: string): HTMLElement {
  const page = parse(html);
  for (const dialog of page.querySelectorAll('dialog:not([open])')) dialog.remove();
  for (const element of page.querySelectorAll('[class]')) {
    const hidden = element.closest('[data-session=customer]') === null ? forCustomers : forVisitors;
    if (element.getAttribute('class')?.split(' ').includes(hidden)) element.remove();
  }
  return page;
}

/** The accessible name of a link: its label, else its text. */
function nameOfLink(link: HTMLElement): string {
  for (const unread of link.querySelectorAll('[aria-hidden=true]')) unread.remove();
  return link.getAttribute('aria-label') ?? plain(link.text);
}

/** The links of a page, as `name → address`. */
export const linksOf = (html: string): readonly string[] =>
  shown(html)
    .querySelectorAll('a')
    .map((link) => `${nameOfLink(link)} → ${link.getAttribute('href') ?? ''}`);

/** The texts of all elements with a tag name. */
export const elementTexts = (html: string, name: string, attributes = ''): readonly string[] =>
  found(html, name, attributes).map((element) => plain(element.text));

/** An attribute of every element that a CSS selector finds; '' where one has it without a value, or not at all. */
export const attributesOf = (html: string, selector: string, attribute: string): readonly string[] =>
  found(html, selector, '').map((element) => element.getAttribute(attribute) ?? '');

/** How many elements of a page a CSS selector finds. */
export const count = (html: string, selector: string): number => found(html, selector, '').length;

/** The field names of a page in document order, without the theme switch, which every page has. */
export const fieldsOf = (html: string): readonly string[] =>
  found(html, 'input[name]:not([name=theme]), select[name], textarea[name]', '').map(
    (field) => field.getAttribute('name') ?? '',
  );

/** The options of the select with a name. */
export const optionsOf = (html: string, name: string): readonly string[] =>
  elementTexts(html, `select[name="${name}"] option`);

/** Whether the button with a text is disabled. */
export const isDisabled = (html: string, button: string): boolean =>
  elementTexts(html, 'button', 'disabled').includes(button);

/** Cards of animals. */
export const articles = (html: string): readonly string[] => elementsOf(html, 'article');
/** Skeletons of cards: each begins with the place of a picture. */
export const skeletons = (html: string): number => count(html, 'span[aria-hidden="true"]:empty + div');
