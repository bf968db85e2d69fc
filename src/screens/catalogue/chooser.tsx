import { type ComponentType, createContext, useContext, useDeferredValue } from 'react';
import type { Product } from '#openapi/schemas.ts';

/** `card`: an icon beside an animal's texts; `page`: words on the animal's own page, beside the share button of the selection. */
export type ChooserProps = { product: Product; place: 'card' | 'page' };

/** The button that adds an animal to the selection; null where nothing can be selected. */
export const ChooserContext = createContext<ComponentType<ChooserProps> | null>(null);

/** Renders the button in reserved space. It is not prerendered: it appears after hydration. */
export function Chooser(props: ChooserProps) {
  const Choose = useContext(ChooserContext);
  const isHydrated = useDeferredValue(true, false);
  return isHydrated && Choose && <Choose {...props} />;
}
