import { createFileRoute } from '@tanstack/react-router';
import { CookiesScreen } from '#screens/legal/cookies-screen.tsx';
import { legalWording } from '#wording/legal.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/cookies')({
  head: () => headOf(legalWording.cookies.page),
  component: CookiesScreen,
});
