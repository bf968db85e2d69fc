import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/** How many route changes there have been, counted in the same render as the new page (specification §2, the 300 ms entry). */
export function useEntry(): number {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '/' });
  const [entered, setEntered] = useState({ path, count: 0 });
  if (entered.path !== path) setEntered({ path, count: entered.count + 1 });
  return entered.count;
}
