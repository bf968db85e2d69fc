import { createFileRoute } from '@tanstack/react-router';
import { RegisteredScreen } from '#screens/account/registered.tsx';
import { registeredWording } from '#wording/registered.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_plain/thank-for-register')({
  head: () => headOf(registeredWording.page),
  component: RegisteredScreen,
});
