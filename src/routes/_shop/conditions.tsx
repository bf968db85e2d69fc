import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { TermsScreen } from '#screens/legal/terms-screen.tsx';

export const Route = createFileRoute('/_shop/conditions')({
  head: async () => headOf((await import('#wording/legal.ts')).legalWording.terms.page),
  component: TermsScreen,
});
