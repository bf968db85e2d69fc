import { type ComponentType, createContext, useContext, useDeferredValue } from 'react';
import type { Product } from '#openapi/schemas.ts';

/** `card`: an icon beside an animal's texts; `page`: in words on the animal's own page, beside what shares the selection. */
export type ChooserProps = { product: Product; place: 'card' | 'page' };

/** The button by which an animal is chosen for the selection that one sends; null where nothing can be chosen. */
export const ChooserContext = createContext<ComponentType<ChooserProps> | null>(null);

/** Stands where an animal can be chosen, in room that is held. No served page has it: it is drawn once the page is hydrated. */
export function Chooser(props: ChooserProps) {
  const Choose = useContext(ChooserContext);
  const isHydrated = useDeferredValue(true, false);
  return isHydrated && Choose && <Choose {...props} />;
}
