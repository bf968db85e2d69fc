import { createFileRoute } from '@tanstack/react-router';
import { contactEffects, contactInput } from '#effects/contact.ts';
import { headOf } from '#heads/head.ts';
import { useProvided } from '#live/provided.ts';
import { contactMachine } from '#machines/browsing/contact.machine.ts';
import { ContactScreen } from '#screens/contact/contact-screen.tsx';

export const Route = createFileRoute('/_shop/contact')({
  head: async () => headOf((await import('#wording/contact.ts')).contactWording.page),
  component: ContactRoute,
});

function ContactRoute() {
  const { app } = Route.useRouteContext();
  const input = contactInput(app);
  return <ContactScreen {...useProvided(app, contactMachine, contactEffects, { input })} />;
}
