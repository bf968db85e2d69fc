import type { Decorator } from '@storybook/react-vite';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { parseSearch, stringifySearch } from '#browser/search-params.ts';
import { note } from './note.ts';

/**
 * Renders a story in a router of its own, at `parameters.path` (default `/`), because screens contain router links. Links are not
 * followed, since a story is one state of one screen; their targets are logged in the Actions panel.
 */
export const withRouter: Decorator = (Story, { parameters }) => {
  const path: unknown = parameters.path;
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute(),
      parseSearch,
      stringifySearch,
      history: createMemoryHistory({ initialEntries: [typeof path === 'string' ? path : '/'] }),
    }),
  );
  useEffect(() => router.history.subscribe(({ location }) => note('lien', 'suivi', location.href)), [router]);
  return (
    <RouterContextProvider router={router}>
      <Story />
    </RouterContextProvider>
  );
};
