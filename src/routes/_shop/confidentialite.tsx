import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '#screens/legal/privacy-screen.tsx';
import { legalWording } from '#wording/legal.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/confidentialite')({
  head: () => headOf(legalWording.privacy.page),
  component: PrivacyScreen,
});
