import type { Size } from '#rules/catalogue.ts';
import { catalogueWording } from './catalogue.ts';
import { erratum } from './erratum.ts';

/** The size of an animal in the cart and the order (specification §2 "Cart"). Apart from what every list loads. */
export const sizeWording = { none: erratum('Non spécifique', 'Non spécifiée') } as const;

export const sizeOf = (size: Size | null | undefined): string =>
  size == null ? sizeWording.none : catalogueWording.sizes[size];
