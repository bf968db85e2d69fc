import { createFileRoute } from '@tanstack/react-router';
import { contactEffects, contactInput } from '#effects/contact.ts';
import { contactMachine } from '#machines/browsing/contact.ts';
import { ContactScreen } from '#screens/contact/contact-screen.tsx';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';

export const Route = createFileRoute('/_shop/contact')({
  head: async () => headOf((await import('#wording/contact.ts')).contactWording.page),
  component: ContactRoute,
});

function ContactRoute() {
  const { app } = Route.useRouteContext();
  const input = contactInput(app);
  return <ContactScreen {...useProvided(app, contactMachine, contactEffects, { input })} />;
}
