import { createElement } from 'react';
import { type AnyMachineSnapshot, createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { App } from '#data/app.ts';
import { activationEffects } from '#effects/activation.ts';
import { addToCartEffects } from '#effects/add-to-cart.ts';
import { checkoutEffects } from '#effects/checkout.ts';
import {
  activationCodeEffects,
  activationCodeInput,
  twoFactorEffects,
  twoFactorInput,
} from '#effects/code-entry.ts';
import { forgotPasswordEffects } from '#effects/forgot-password.ts';
import { loginEffects, loginInput } from '#effects/login.ts';
import { ordersEffects } from '#effects/orders.ts';
import { passwordChangeEffects } from '#effects/password-change.ts';
import { paymentResultEffects } from '#effects/payment-result.ts';
import { profileEffects, profileInput } from '#effects/profile.ts';
import { registrationEffects } from '#effects/registration.ts';
import { resetPasswordEffects } from '#effects/reset-password.ts';
import { activationMachine } from '#machines/account/activation.machine.ts';
import { codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import { forgotPasswordMachine } from '#machines/account/forgot-password.machine.ts';
import { loginMachine } from '#machines/account/login.machine.ts';
import { passwordChangeMachine } from '#machines/account/password-change.machine.ts';
import { profileMachine, profileOf } from '#machines/account/profile.machine.ts';
import { registrationMachine } from '#machines/account/registration.machine.ts';
import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.machine.ts';
import { type cartMachine, cartStatusOf } from '#machines/cart/cart.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { paymentResultMachine } from '#machines/orders/payment-result.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import type { Country } from '#openapi/schemas.ts';
import { ActivationScreen } from '#screens/account/activation-screen.tsx';
import { CodeEntryScreen } from '#screens/account/code-entry-screen.tsx';
import { ForgotPasswordScreen } from '#screens/account/forgot-password-screen.tsx';
import { LoginScreen } from '#screens/account/login-screen.tsx';
import { RegistrationScreen } from '#screens/account/registration-screen.tsx';
import { ResetPasswordScreen } from '#screens/account/reset-password-screen.tsx';
import { CartScreen } from '#screens/cart/cart-screen.tsx';
import { CheckoutScreen } from '#screens/checkout/checkout-screen.tsx';
import { DashboardScreen } from '#screens/dashboard/dashboard-screen.tsx';
import { Invoice } from '#screens/dashboard/invoice.tsx';
import { OrdersScreen } from '#screens/dashboard/orders-screen.tsx';
import { PasswordChange } from '#screens/dashboard/password-change.tsx';
import { ProfileForm } from '#screens/dashboard/profile-form.tsx';
import { ProfileUnknown } from '#screens/dashboard/profile-unknown.tsx';
import { PaymentResultScreen } from '#screens/payment/payment-result-screen.tsx';
import { AddOne } from '#screens/product/add-one.tsx';
import { awa } from './fake-tab.ts';

/*
 * For tests: each call of the shop from its page, with the real effects, machine and screen. `page` is the markup after the
 * answer, `snapshot` the machine's state.
 */

const send = () => undefined;
const password = 'Tabaski-2026';
const ivoryCoast: Country = {
  id: '0b0a6c0e-7a1d-4b8e-8a43-5f0d3c9e2b01',
  libelle: 'Côte d’Ivoire',
  flag: '/ci.svg',
  code: 'CI',
};
/** The payment hosts in the pacts. */
const paymentHosts = { secure: ['pay.exemple.ci'], plain: [] };
const countries = { state: 'ready', data: [ivoryCoast] } as const;

/** After a success the form stays busy until the next page is shown. */
const isAnswered = (snapshot: AnyMachineSnapshot): boolean => !snapshot.matches('submitting');
const isIdle = (snapshot: AnyMachineSnapshot): boolean => !snapshot.hasTag('busy');

export async function loginPage(app: App) {
  const actor = createActor(withEffects(loginMachine, loginEffects(app)), { input: loginInput(app) }).start();
  actor.send({ type: 'form.submitted', values: { email: awa.email, password, remember: '' } });
  const snapshot = await waitFor(actor, isAnswered);
  return { snapshot, page: createElement(LoginScreen, { snapshot, send }) };
}

export async function registrationPage(app: App) {
  const actor = createActor(withEffects(registrationMachine, registrationEffects(app)), {
    input: { draft: {} },
  }).start();
  const values = {
    ...{ first_name: 'Awa', last_name: 'Koné', email: awa.email, numero_telephone: '07 01 02 03 04' },
    ...{ pays: ivoryCoast.id, password1: password },
  };
  actor.send({ type: 'form.submitted', values });
  const snapshot = await waitFor(actor, isAnswered);
  const props = { snapshot, send, countries, onCountriesRetry: send };
  return { snapshot, page: createElement(RegistrationScreen, props) };
}

/** The code page of an activation or of a login. */
export const codePage = (purpose: 'activation' | 'twoFactor') => async (app: App) => {
  const [effects, input] =
    purpose === 'activation'
      ? [activationCodeEffects(app), activationCodeInput(app)]
      : [twoFactorEffects(app), twoFactorInput(app)];
  const actor = createActor(withEffects(codeEntryMachine, effects), { input }).start();
  const { digits } = actor.getSnapshot().context.boxes;
  actor.send({ type: 'form.submitted', digits: [...'123456'].slice(0, digits.length) });
  const snapshot = await waitFor(actor, isAnswered);
  return { snapshot, page: createElement(CodeEntryScreen, { purpose, snapshot, send }) };
};

export async function activationPage(app: App, token = 'mailed') {
  const actor = createActor(withEffects(activationMachine, activationEffects(app)), {
    input: { token },
  }).start();
  const snapshot = await waitFor(actor, (now) => !now.matches('activating'));
  return { snapshot, page: createElement(ActivationScreen, { snapshot, send }) };
}

export async function forgotPasswordPage(app: App) {
  const actor = createActor(withEffects(forgotPasswordMachine, forgotPasswordEffects(app)), {
    input: { draft: {} },
  }).start();
  actor.send({ type: 'form.submitted', values: { email: awa.email } });
  const snapshot = await waitFor(actor, isAnswered);
  return { snapshot, page: createElement(ForgotPasswordScreen, { snapshot, send }) };
}

export async function resetPasswordPage(app: App, token = 'mailed') {
  const actor = createActor(withEffects(resetPasswordMachine, resetPasswordEffects(app)), {
    input: { token },
  }).start();
  actor.send({ type: 'form.submitted', values: { new_password: password, confirmation: password } });
  const snapshot = await waitFor(actor, isAnswered);
  return { snapshot, page: createElement(ResetPasswordScreen, { snapshot, send }) };
}

export async function profilePage(app: App) {
  const actor = createActor(withEffects(profileMachine, profileEffects(app)), {
    input: { ...profileInput(app), user: awa },
  }).start();
  actor.send({ type: 'form.submitted', values: { ...profileOf(awa), first_name: 'Aya' } });
  const snapshot = await waitFor(actor, isIdle);
  return {
    snapshot,
    page: createElement(ProfileForm, { snapshot, send, countries, onCountriesRetry: send }),
  };
}

export async function passwordPage(app: App) {
  const actor = createActor(withEffects(passwordChangeMachine, passwordChangeEffects(app))).start();
  const values = { old_password: password, new_password1: 'Ladoum!fete', new_password2: 'Ladoum!fete' };
  actor.send({ type: 'form.submitted', values });
  const snapshot = await waitFor(actor, isIdle);
  return { snapshot, page: createElement(PasswordChange, { snapshot, send }) };
}

/** Printing that never resolves. */
const noPrinting = { print: () => new Promise<void>(() => undefined) };

export async function ordersPage(app: App) {
  const actor = createActor(withEffects(ordersMachine, ordersEffects(app, noPrinting))).start();
  const snapshot = await waitFor(actor, (now) => !now.matches({ list: 'loading' }));
  return { snapshot, page: createElement(OrdersScreen, { snapshot, send }) };
}

/** An invoice as printed, or the orders with the reason why it is not. */
export async function invoicePage(app: App, orderNumber = 'BL-1') {
  const actor = createActor(withEffects(ordersMachine, ordersEffects(app, noPrinting))).start();
  actor.send({ type: 'invoice.requested', orderNumber });
  const snapshot = await waitFor(actor, (now) => now.matches({ invoice: 'open' }) || isIdle(now));
  const { invoice } = snapshot.context;
  // The printed sheet is rendered beside the page.
  const page =
    invoice === null ? createElement(OrdersScreen, { snapshot, send }) : createElement(Invoice, invoice);
  return { snapshot, page };
}

export async function paymentPage(app: App, orderNumber: string) {
  const actor = createActor(
    withEffects(paymentResultMachine, paymentResultEffects({ ...app, paymentHosts })),
    {
      input: { orderNumber, authenticated: true },
    },
  ).start();
  const snapshot = await waitFor(actor, (now) => !now.matches({ processing: 'asking' }));
  actor.stop();
  return { snapshot, page: createElement(PaymentResultScreen, { snapshot, send }) };
}

/** The complete snapshots of running machines. */
type WholeCart = SnapshotFrom<typeof cartMachine>;
type WholeSession = SnapshotFrom<typeof sessionMachine>;

export async function cartPage(app: App) {
  const loaded = await waitFor(app.cart, (cart) => !cart.matches('loading'));
  const snapshot = loaded as WholeCart;
  return { snapshot, page: createElement(CartScreen, { snapshot, send }) };
}

/** The cart after a line's quantity was changed or refused, or the line removed (0). */
export async function changedCartPage(app: App, lineId: string, quantity: number) {
  await cartPage(app);
  app.cart.send(
    quantity === 0 ? { type: 'removal.requested', lineId } : { type: 'quantity.requested', lineId, quantity },
  );
  app.cart.send({ type: 'cart.awaited' });
  const settled = await waitFor(app.cart, (cart) => cartStatusOf(cart) !== 'settling');
  const snapshot = settled as WholeCart;
  return { snapshot, page: createElement(CartScreen, { snapshot, send }) };
}

export async function addToCartPage(app: App, productId: string) {
  const actor = createActor(withEffects(addToCartMachine, addToCartEffects(app)), {
    input: { productId },
  }).start();
  await waitFor(actor, isIdle);
  actor.send({ type: 'add.pressed' });
  const snapshot = await waitFor(actor, isIdle);
  return { snapshot, page: createElement(AddOne, { name: 'Ladoum royal', snapshot, send }) };
}

/** The checkout after Commander was answered. */
export async function checkoutPage(app: App) {
  const actor = createActor(withEffects(checkoutMachine, checkoutEffects({ ...app, paymentHosts })), {
    input: { step: 3, paymentHosts },
  }).start();
  await waitFor(actor, (now) => now.matches({ filling: { confirming: 'idle' } }));
  actor.send({ type: 'order.pressed' });
  const snapshot = await waitFor(actor, isIdle);
  return { snapshot, page: createElement(CheckoutScreen, { snapshot, send }) };
}

/** The customer area after the customer was read or refused. */
export async function accountPage(app: App) {
  const known = await waitFor(
    app.session,
    (session) => !session.matches({ authenticated: { profile: 'loading' } }),
  );
  const snapshot = known as WholeSession;
  const children =
    snapshot.context.user === null ? createElement(ProfileUnknown, { failed: true, onRetry: send }) : null;
  return {
    snapshot,
    page: createElement(DashboardScreen, { session: snapshot, send, tab: 'profil', children }),
  };
}
