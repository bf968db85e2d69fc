import { createFileRoute } from '@tanstack/react-router';
import { CookiesScreen } from '#screens/legal/cookies-screen.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/cookies')({
  head: async () => headOf((await import('#wording/legal.ts')).legalWording.cookies.page),
  component: CookiesScreen,
});
