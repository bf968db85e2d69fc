import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { browserPrinting } from '#browser/printing.ts';
import type { App } from '#data/app.ts';
import { useResource } from '#data/resource.ts';
import { paymentsInTurn } from '#effects/awaited-payment.ts';
import { ordersEffects } from '#effects/orders.ts';
import { passwordChangeEffects } from '#effects/password-change.ts';
import { profileEffects, profileInput } from '#effects/profile.ts';
import { passwordChangeMachine } from '#machines/account/password-change.machine.ts';
import { profileMachine } from '#machines/account/profile.machine.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { meaningOf } from '#rules/order-status.ts';
import { OrdersScreen } from '#screens/dashboard/orders-screen.tsx';
import { PasswordChange } from '#screens/dashboard/password-change.tsx';
import { ProfileForm } from '#screens/dashboard/profile-form.tsx';
import { ProfileUnknown } from '#screens/dashboard/profile-unknown.tsx';
import { notShown } from '#screens/dashboard/status-badge.tsx';
import type { DashboardTab } from '#screens/dashboard/tabs.ts';
import { AwaitedPayment } from './awaited-payment.tsx';
import { deliveryOf, LiveOrderNext } from './order-next.tsx';
import { usePictureOf } from './picture-of.ts';
import { useProvided } from './provided.ts';
import { useRetry } from './retry.ts';
import { useSnapshot } from './snapshot.ts';

const shop = getRouteApi('/_shop');

type AccountProps = { app: App; tab: DashboardTab };

/**
 * The content of the customer area's tabs. The two forms stay mounted while the area is open, so that switching tabs loses no
 * input; the orders are reloaded whenever their tab is opened.
 */
export function Account({ app, tab }: AccountProps) {
  const user = useSnapshot(app.session, ({ context }) => context.user);
  const isReading = useSnapshot(app.session, (session) =>
    session.matches({ authenticated: { profile: 'loading' } }),
  );
  const profile = useProvided(app, profileMachine, profileEffects, { input: profileInput(app) });
  const password = useProvided(app, passwordChangeMachine, passwordChangeEffects);
  const countries = useResource(shop.useLoaderData().countries);
  const retry = useRetry();

  useEffect(() => {
    if (user !== null) profile.send({ type: 'user.loaded', user });
  }, [user, profile.send]);

  const unknown = (
    <ProfileUnknown failed={!isReading} onRetry={() => app.session.send({ type: 'user.retried' })} />
  );
  // Another tab's token may belong to another customer: nothing is shown until the customer is known.
  if (user === null && isReading && tab !== 'profil') return unknown;
  if (tab === 'commandes') return <Orders app={app} />;
  if (tab === 'securite') {
    return <PasswordChange {...password} username={user?.username} />;
  }
  // Without the customer's data, submitting an empty form would overwrite them.
  if (user === null) return unknown;
  return (
    <ProfileForm
      {...profile}
      countries={countries}
      pendingEmail={user.pending_email ?? null}
      onCountriesRetry={retry}
    />
  );
}

const printedOrders = (app: App) => ordersEffects(app, browserPrinting());

function Orders({ app }: { app: App }) {
  const [payments] = useState(paymentsInTurn);
  const { snapshot, send } = useProvided(app, ordersMachine, printedOrders);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment at which these orders have come
  const at = useMemo(() => app.now(), [snapshot.context.orders]);
  return (
    <OrdersScreen
      snapshot={snapshot}
      send={send}
      pictureOf={usePictureOf()}
      deliveryOf={(orderNumber) => deliveryOf(app, orderNumber)}
      nextOf={(order, known) => (
        <LiveOrderNext
          app={app}
          order={order}
          known={known}
          at={meaningOf(order.status).isPaymentListed ? undefined : at}
        />
      )}
      withPayment={({ order_number, status }, show) => {
        if (!meaningOf(status).isPaymentListed) return show(notShown);
        return (
          <AwaitedPayment
            app={app}
            orderNumber={order_number}
            order={status}
            place="row"
            effects={payments}
            show={show}
          />
        );
      }}
    />
  );
}
