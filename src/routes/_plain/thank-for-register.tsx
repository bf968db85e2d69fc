import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { RegisteredScreen } from '#screens/account/registered-screen.tsx';

export const Route = createFileRoute('/_plain/thank-for-register')({
  head: async () => headOf((await import('#wording/registered.ts')).registeredWording.page),
  component: RegisteredScreen,
});
