import { createFileRoute } from '@tanstack/react-router';
import { BecomeSellerScreen } from '#screens/vendors/become-seller-screen.tsx';
import { vendorsWording } from '#wording/vendors.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/become-seller')({
  head: () => headOf(vendorsWording.becomeSeller.page),
  component: BecomeSellerScreen,
});
