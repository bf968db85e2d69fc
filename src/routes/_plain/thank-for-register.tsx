import { createFileRoute } from '@tanstack/react-router';
import { RegisteredScreen } from '#screens/account/registered.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_plain/thank-for-register')({
  head: async () => headOf((await import('#wording/registered.ts')).registeredWording.page),
  component: RegisteredScreen,
});
