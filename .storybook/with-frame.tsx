import type { Decorator } from '@storybook/react-vite';
import { ShopFrame } from '../stories/sample/shop-frame.tsx';

/** Around whom the header is drawn: who reads, and how many animals wait in the cart. */
const readers = {
  visitor: { customer: false, cartCount: 0 },
  customer: { customer: true, cartCount: 3 },
  empty: { customer: true, cartCount: 0 },
  many: { customer: true, cartCount: 128 },
} as const;

type Reader = keyof typeof readers;
const isReader = (value: unknown): value is Reader => typeof value === 'string' && value in readers;

/** Where a page belongs to a customer. */
const ofCustomers = /^(?:Espace client|Acheter|Payer et suivre)\//;
const inShop = /^(?:Découvrir|Choisir|Acheter|Payer et suivre|Espace client)\/|^Partout\/Introuvable/;

/** What the toolbar asks for (`page`), as far as the story is a page: `parameters.frame` says `none` of a part of one. */
export function frameOf(page: unknown, title: string, frame: unknown): Reader | null {
  if (frame === 'none' || !inShop.test(title) || page === 'none') return null;
  if (isReader(page)) return page;
  return ofCustomers.test(title) ? 'customer' : 'visitor';
}

/**
 * A screen inside its whole page, as the toolbar asks; in the tests one story of each screen (tagged `framed`): a frame
 * around every other one would be tested four hundred times (`VITE_PAGES=whole` does). Account pages stand in theirs by themselves.
 */
export const withFrame: Decorator = (Story, { globals, parameters, tags, title }) => {
  const isTested =
    import.meta.env.MODE !== 'test' || tags.includes('framed') || import.meta.env.VITE_PAGES === 'whole';
  const reader = isTested ? frameOf(globals.page, title, parameters.frame) : null;
  if (reader === null) return <Story />;
  return (
    <ShopFrame {...readers[reader]}>
      <Story />
    </ShopFrame>
  );
};
