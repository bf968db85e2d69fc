import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '#screens/legal/terms-screen.tsx';
import { legalWording } from '#wording/legal.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/conditions')({
  head: () => headOf(legalWording.terms.page),
  component: TermsScreen,
});
