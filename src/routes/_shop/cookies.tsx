import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { CookiesScreen } from '#screens/legal/cookies-screen.tsx';

export const Route = createFileRoute('/_shop/cookies')({
  head: async () => headOf((await import('#wording/legal.ts')).legalWording.cookies.page),
  component: CookiesScreen,
});
