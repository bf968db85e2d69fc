import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { VendorsScreen } from '#screens/vendors/vendors-screen.tsx';

export const Route = createFileRoute('/_shop/vendors')({
  head: async () => headOf((await import('#wording/vendors.ts')).vendorsWording.page),
  component: VendorsScreen,
});
