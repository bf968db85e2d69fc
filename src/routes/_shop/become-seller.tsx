import { createFileRoute } from '@tanstack/react-router';
import { BecomeSellerScreen } from '#screens/vendors/become-seller-screen.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/become-seller')({
  head: async () => headOf((await import('#wording/vendors.ts')).vendorsWording.becomeSeller.page),
  component: BecomeSellerScreen,
});
