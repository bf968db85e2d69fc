import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import './docs.css';
import { themes } from './themes.ts';

type Channel = DocsContainerProps['context']['channel'];
type Said = { globals?: { theme?: unknown } };

function themeSaid(channel: Channel): keyof typeof themes {
  const [said]: Said[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return said?.globals?.theme === 'dark' ? 'dark' : 'light';
}

/** A page of text in the theme that the toolbar selects. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [theme, setTheme] = useState(() => themeSaid(channel));
  useEffect(() => {
    const hear = (): void => setTheme(themeSaid(channel));
    channel.on(GLOBALS_UPDATED, hear);
    hear();
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'fr';
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
