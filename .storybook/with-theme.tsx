import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';

const pair = grid({ gridTemplateColumns: '1fr 1fr', h: '[100vh]', gap: 'px', bg: 'line' });
const half = css({ w: 'full', h: 'full', border: 'none' });

/** This page's address with other toolbar choices. */
function addressWith(changes: Readonly<Record<string, string>>, id: string): string {
  const { pathname, search } = window.location;
  const words = new URLSearchParams(search);
  const globals = (words.get('globals') ?? '').split(';').filter((each) => each !== '');
  const kept = globals.filter((each) => !Object.keys(changes).some((name) => each.startsWith(`${name}:`)));
  const all = [...kept, ...Object.entries(changes).map(([name, value]) => `${name}:${value}`)];
  words.set('id', id);
  words.set('viewMode', 'story');
  words.set('globals', all.join(';'));
  return `${pathname}?${words}`;
}

/** The toolbar's display choices, as query parameters. */
const looks = ['page', 'text', 'motion', 'wording'] as const;

/** The story in both themes, side by side, each in its own window. */
function BothThemes({ id, globals }: { id: string; globals: Readonly<Record<string, unknown>> }) {
  const chosen = Object.fromEntries(looks.map((name) => [name, String(globals[name])]));
  return (
    <div className={pair}>
      <iframe className={half} title="Clair" src={addressWith({ ...chosen, theme: 'light' }, id)} />
      <iframe className={half} title="Sombre" src={addressWith({ ...chosen, theme: 'dark' }, id)} />
    </div>
  );
}

/** The wording that this window was opened with (preview-head.html). */
const opened = (globalThis as { WORDING?: string }).WORDING ?? 'specified';

/**
 * Applies the toolbar's choices: the theme, text at twice the size, reduced motion, and the owner's or the corrected wording,
 * which is read once: another choice reloads the window. The document's language is French.
 */
export const withTheme: Decorator = (Story, { globals, id, viewMode }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const isBoth = globals.theme === 'both' && viewMode === 'story';
  const wording = globals.wording === 'corrected' ? 'corrected' : 'specified';
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset.theme = theme;
    document.documentElement.lang = 'fr';
    style.fontSize = globals.text === 'double' ? '200%' : '';
    if (globals.motion === 'reduced') dataset.motion = 'reduced';
    else delete dataset.motion;
  }, [theme, globals.text, globals.motion]);
  useLayoutEffect(() => {
    if (wording !== opened && import.meta.env.MODE !== 'test')
      window.location.replace(addressWith({ wording }, id));
  }, [wording, id]);
  if (isBoth) return <BothThemes id={id} globals={globals} />;
  return (
    <>
      <Story />
      {/* As in index.html. */}
      <div data-says="" aria-live="polite" />
    </>
  );
};
