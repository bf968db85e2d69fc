import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { PrivacyScreen } from '#screens/legal/privacy-screen.tsx';

export const Route = createFileRoute('/_shop/confidentialite')({
  head: async () => headOf((await import('#wording/legal.ts')).legalWording.privacy.page),
  component: PrivacyScreen,
});
