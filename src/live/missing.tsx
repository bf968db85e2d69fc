import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, useEffect } from 'react';
import type { Loaded } from '#rules/loaded.ts';
import { meantPath } from '#rules/site-path.ts';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';

/**
 * The state of what an address names. Where nothing has this name (`empty`) and the address ends like a sentence, the page of
 * the address without that end loads in its place.
 */
export function useAsMeant<T>(loaded: Loaded<T>): Loaded<T> {
  const { history } = useRouter();
  const meant = loaded.state === 'empty' ? meantPath(history.location.pathname) : undefined;
  useEffect(() => {
    if (meant !== undefined) history.replace(meant + history.location.search + history.location.hash);
  }, [history, meant]);
  return meant === undefined ? loaded : { state: 'loading' };
}

const missing = { state: 'empty' } as const;

/** The page of an unknown address or thing; nothing while `useAsMeant` leads to another one. */
export function Missing(words: ComponentProps<typeof NotFoundScreen>) {
  return useAsMeant(missing).state === 'empty' && <NotFoundScreen {...words} />;
}
