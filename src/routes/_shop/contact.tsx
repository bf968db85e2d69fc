import { createFileRoute } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { contactMachine } from '#machines/contact.ts';
import { ContactScreen } from '#screens/contact/contact-screen.tsx';
import { contactWording } from '#wording/contact.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/contact')({
  head: () => headOf(contactWording.page),
  component: ContactRoute,
});

function ContactRoute() {
  const [snapshot, send] = useMachine(contactMachine);
  return <ContactScreen snapshot={snapshot} send={send} />;
}
