import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { WishlistScreen } from '#screens/wishlist/wishlist-screen.tsx';

export const Route = createFileRoute('/_shop/wishlist')({
  head: async () => headOf((await import('#wording/wishlist.ts')).wishlistWording.page),
  component: WishlistScreen,
});
