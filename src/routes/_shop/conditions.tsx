import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '#screens/legal/terms-screen.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/conditions')({
  head: async () => headOf((await import('#wording/legal.ts')).legalWording.terms.page),
  component: TermsScreen,
});
