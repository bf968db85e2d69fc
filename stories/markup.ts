import { composeStories } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withRouter } from '../.storybook/with-router.tsx';

const modules = import.meta.glob<Record<string, unknown>>('./*.stories.tsx', { eager: true });

export function markupOf(file: string): Record<string, string> {
  const module = modules[`./${file}.stories.tsx`];
  if (module === undefined) throw new Error(`There is no story file ${file}.`);
  const stories = composeStories(module as never, { decorators: [withRouter] } as never) as Record<string, ComponentType>;
  return Object.fromEntries(Object.entries(stories).map(([name, Story]) => { try { return [name, renderToStaticMarkup(createElement(Story))]; } catch (error) { return [name, `ERR ${String(error).slice(0, 200)}`]; } }));
}
export const files = Object.keys(modules).map((path) => path.slice(2, -'.stories.tsx'.length));
