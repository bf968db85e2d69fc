import { type ComponentType, createContext } from 'react';
import type { Product } from '#openapi/schemas.ts';

/** `card`: an icon on the picture; `page`: in words on the animal's own page, beside what shares the selection. */
export type ChooserProps = { product: Product; place: 'card' | 'page' };

/**
 * The button by which an animal is chosen for the selection that one sends, once its code is there; null before, and where
 * nothing is chosen. Its room is held, so that nothing moves when it comes.
 */
export const ChoosingContext = createContext<ComponentType<ChooserProps> | null>(null);
