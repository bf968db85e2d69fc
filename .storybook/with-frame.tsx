import type { Decorator } from '@storybook/react-vite';
import { ShopFrame } from '../stories/sample/shop-frame.tsx';

/** The reader that the header is rendered for: its session and its number of animals in the cart. */
const readers = {
  visitor: { customer: false, cartCount: 0 },
  customer: { customer: true, cartCount: 3 },
  empty: { customer: true, cartCount: 0 },
  many: { customer: true, cartCount: 128 },
} as const;

type Reader = keyof typeof readers;
const isReader = (value: unknown): value is Reader => typeof value === 'string' && value in readers;

/** Pages for signed-in customers. */
const ofCustomers = /^(?:Espace client|Acheter|Payer et suivre)\//;
const inShop = /^(?:Découvrir|Choisir|Acheter|Payer et suivre|Espace client)\/|^Partout\/Introuvable/;

/** The frame that the toolbar selects (`page`), null for a story of a part of a page (`parameters.frame: 'none'`). */
export function frameOf(page: unknown, title: string, frame: unknown): Reader | null {
  if (frame === 'none' || !inShop.test(title) || page === 'none') return null;
  if (isReader(page)) return page;
  return ofCustomers.test(title) ? 'customer' : 'visitor';
}

/**
 * Renders a screen inside its complete page, as the toolbar selects. In tests, one story of each screen (tagged `dans-sa-page`) has a
 * frame: another one around every story would be tested four hundred times. Account pages include their own.
 */
export const withFrame: Decorator = (Story, { globals, parameters, tags, title }) => {
  const isTested = import.meta.env.MODE !== 'test' || tags.includes('dans-sa-page');
  const reader = isTested ? frameOf(globals.page, title, parameters.frame) : null;
  if (reader === null) return <Story />;
  return (
    <ShopFrame {...readers[reader]}>
      <Story />
    </ShopFrame>
  );
};
