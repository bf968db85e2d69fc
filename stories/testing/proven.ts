import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { withRouter } from '../../.storybook/with-router.tsx';
import type { ProvenStory } from './proof.ts';
import { visibleOf } from './visible.ts';
import '#ui/fonts.css';
import '#ui/global.css';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../*.stories.tsx', { eager: true });
const preview = { decorators: [withRouter] };

const argsOf = (story: unknown): Readonly<Record<string, unknown>> =>
  (story as { args?: Record<string, unknown> }).args ?? {};

const tagsOf = (story: unknown): readonly string[] => (story as { tags?: readonly string[] }).tags ?? [];

const looksAsOf = (story: unknown): Readonly<Record<string, string>> =>
  (story as { parameters?: { looksAs?: Record<string, string> } }).parameters?.looksAs ?? {};

const looks = new Map<string, string>();

/** The visible content of the page; memoized by markup. */
function looked(): string {
  const chosen = [...document.querySelectorAll('select')].map(({ value }) => value);
  const key = `${document.body.innerHTML} ${chosen.join()}`;
  const look = looks.get(key) ?? visibleOf(document.body).join('\n');
  looks.set(key, look);
  return look;
}

/** The visible content of a component rendered in this page, without `play`. Throws where it cannot be rendered. */
export function seen(Story: ComponentType, args: Readonly<Record<string, unknown>> = {}): string {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const faults: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (fault) => faults.push(fault) });
  flushSync(() => root.render(createElement(Story, args)));
  const look = looked();
  flushSync(() => root.unmount());
  if (faults.length > 0) throw faults[0];
  return look;
}

/** Stops animations and loads the fonts, so that measurements depend on the content only. */
export async function holdStill(): Promise<void> {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { animation: none !important; transition: none !important; }';
  document.head.append(still);
  await Promise.allSettled(
    [...document.fonts].map((font) => {
      font.display = 'swap';
      return font.load();
    }),
  );
}

/** The still stories of a file, to be rendered with other args, decorators included. */
export function storiesOf(path: string, module: StoryFile): readonly ProvenStory[] {
  const named: Readonly<Record<string, unknown>> = module;
  const composed: Record<string, ComponentType> = composeStories(module, preview);
  const still = Object.entries(composed).filter(([, Story]) => !tagsOf(Story).includes('en-direct'));
  return still.map(
    ([name, Story]): ProvenStory => ({
      file: path.slice('../'.length, -'.stories.tsx'.length),
      name,
      args: argsOf(Story),
      looksAs: looksAsOf(Story),
      own: Object.keys(argsOf(named[name])),
      mayBeBlank: tagsOf(Story).includes('sans-dessin'),
      draw: (args = {}) => seen(Story, args),
    }),
  );
}

/** Every still story of the workshop. */
export const provenStories = (): readonly ProvenStory[] =>
  Object.entries(files).flatMap(([path, module]) => storiesOf(path, module));
