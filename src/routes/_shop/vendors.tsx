import { createFileRoute } from '@tanstack/react-router';
import { VendorsScreen } from '#screens/vendors/vendors-screen.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/vendors')({
  head: async () => headOf((await import('#wording/vendors.ts')).vendorsWording.page),
  component: VendorsScreen,
});
