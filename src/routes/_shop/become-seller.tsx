import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { BecomeSellerScreen } from '#screens/vendors/become-seller-screen.tsx';

export const Route = createFileRoute('/_shop/become-seller')({
  head: async () => headOf((await import('#wording/vendors.ts')).vendorsWording.becomeSeller.page),
  component: BecomeSellerScreen,
});
