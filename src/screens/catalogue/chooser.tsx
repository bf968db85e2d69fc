import { type ComponentType, createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import type { Product } from '#openapi/schemas.ts';

/** `card`: an icon on the picture; `page`: in words on the animal's own page, beside what shares the selection. */
export type ChooserProps = { product: Product; place: 'card' | 'page' };

/** The button by which an animal is chosen for the selection that one sends: null until its code is there. */
export type LateChooser = {
  getSnapshot(): ComponentType<ChooserProps> | null;
  subscribe(changed: () => void): () => void;
};

const none: LateChooser = { getSnapshot: () => null, subscribe: () => () => undefined };

/** Its value stays the same while the code comes: a changed one would draw parts anew that are not hydrated yet. */
export const ChooserContext = createContext(none);

const nothing = () => null;

/** Stands where an animal can be chosen, in room that is held; all of a page come at once, deferred, so that no hand waits. */
export function Chooser(props: ChooserProps) {
  const { subscribe, getSnapshot } = useContext(ChooserContext);
  const Choose = useDeferredValue(useSyncExternalStore(subscribe, getSnapshot, nothing));
  return Choose && <Choose {...props} />;
}
