import { createFileRoute } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { contactEffects, contactInput } from '#effects/contact.ts';
import { contactMachine } from '#machines/browsing/contact.ts';
import { ContactScreen } from '#screens/contact/contact-screen.tsx';
import { contactWording } from '#wording/contact.ts';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';

export const Route = createFileRoute('/_shop/contact')({
  head: () => headOf(contactWording.page),
  component: ContactRoute,
});

function ContactRoute() {
  const { app } = Route.useRouteContext();
  const machine = useProvided(app, contactMachine, contactEffects);
  const [snapshot, send] = useMachine(machine, { input: contactInput(app) });
  return <ContactScreen snapshot={snapshot} send={send} />;
}
