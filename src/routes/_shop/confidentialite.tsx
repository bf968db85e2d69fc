import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '#screens/legal/privacy-screen.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/confidentialite')({
  head: async () => headOf((await import('#wording/legal.ts')).legalWording.privacy.page),
  component: PrivacyScreen,
});
