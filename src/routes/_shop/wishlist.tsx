import { createFileRoute } from '@tanstack/react-router';
import { WishlistScreen } from '#screens/wishlist/wishlist-screen.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/wishlist')({
  head: async () => headOf((await import('#wording/wishlist.ts')).wishlistWording.page),
  component: WishlistScreen,
});
