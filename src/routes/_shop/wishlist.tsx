import { createFileRoute } from '@tanstack/react-router';
import { WishlistScreen } from '#screens/wishlist/wishlist-screen.tsx';
import { wishlistWording } from '#wording/wishlist.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/wishlist')({
  head: () => headOf(wishlistWording.page),
  component: WishlistScreen,
});
