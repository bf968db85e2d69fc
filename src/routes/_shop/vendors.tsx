import { createFileRoute } from '@tanstack/react-router';
import { VendorsScreen } from '#screens/vendors/vendors-screen.tsx';
import { vendorsWording } from '#wording/vendors.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/vendors')({
  head: () => headOf(vendorsWording.page),
  component: VendorsScreen,
});
