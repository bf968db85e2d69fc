import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The last page and its count, by router: the count continues across layouts. */
const counted = new WeakMap<object, { path: string; count: number }>();

/** The number of route changes, counted in the same render as the new page (specification §2, the 300 ms entry). */
export function useEntry(): number {
  const router = useRouter();
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '/' });
  const [entered, setEntered] = useState(() => counted.get(router) ?? { path, count: 0 });
  if (entered.path !== path) setEntered({ path, count: entered.count + 1 });
  useEffect(() => void counted.set(router, entered), [router, entered]);
  return entered.count;
}
