import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { checkoutEffects, followCheckout } from '#effects/checkout.ts';
import { headOf } from '#heads/head.ts';
import { onlyCustomers } from '#live/only-customers.ts';
import { useProvided } from '#live/provided.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutStep } from '#rules/checkout.ts';
import { CheckoutScreen } from '#screens/checkout/checkout-screen.tsx';

const path = '/checkout';

/** The step in the address: the first without one; an invalid one is dropped. */
type CheckoutQuery = { etape?: '2' | '3' };

const stepIn = (text: string | null | undefined): CheckoutStep => (text === '2' ? 2 : text === '3' ? 3 : 1);

export const Route = createFileRoute('/_shop/checkout')({
  validateSearch: ({ etape }: { etape?: string }): CheckoutQuery =>
    etape === '2' || etape === '3' ? { etape } : {},
  beforeLoad: (opening) => onlyCustomers(opening),
  head: async () => headOf((await import('#wording/checkout.ts')).checkoutWording.page),
  component: CheckoutRoute,
});

function CheckoutRoute() {
  const { app } = Route.useRouteContext();
  const { history } = useRouter();
  const step = stepIn(Route.useSearch().etape);
  const input = { step, paymentHosts: app.paymentHosts };
  const { snapshot, send } = useProvided(app, checkoutMachine, checkoutEffects, { input });

  // The history changes at once; the router's own state follows later, when another step may be open already.
  useEffect(
    () =>
      history.subscribe(({ location }) => {
        if (location.pathname !== path) return;
        send({ type: 'step.opened', step: stepIn(new URLSearchParams(location.search).get('etape')) });
      }),
    [history, send],
  );

  useEffect(() => followCheckout(app, send), [app, send]);

  return <CheckoutScreen snapshot={snapshot} send={send} />;
}
