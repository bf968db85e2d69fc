import { createActor, waitFor } from 'xstate';
import { awa, json, openTab } from '#boot/testing/fake-tab.ts';
import { ownedKey } from '#browser/storage/device-store.ts';
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
import { passwordChangeEffects } from '#effects/password-change.ts';
import { profileEffects } from '#effects/profile.ts';
import { registrationEffects } from '#effects/registration.ts';
import { resetPasswordEffects } from '#effects/reset-password.ts';
import { codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import { forgotPasswordMachine } from '#machines/account/forgot-password.machine.ts';
import { loginMachine } from '#machines/account/login.machine.ts';
import { passwordChangeMachine } from '#machines/account/password-change.machine.ts';
import { profileMachine, profileValues } from '#machines/account/profile.machine.ts';
import { registrationMachine } from '#machines/account/registration.machine.ts';
import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { FormSubmitted } from '#machines/form.ts';
import { withEffects } from '#machines/with-effects.ts';
import type {
  ActivationCodeRequest,
  Addition,
  CartAddRequest,
  CartUpdateRequest,
  ChangePasswordRequest,
  CheckoutRequest,
  LoginRequest,
  PasswordResetFinish,
  PasswordResetRequest,
  PaymentType,
  RefreshRequest,
  RegisterRequest,
  TwoFactorRequest,
  UpdateAccountRequest,
  User,
} from '#openapi/schemas.ts';
import { patience } from '#sandbox/testing/effort.ts';
import { cartLine, ids, product } from './examples.ts';

/*
 * The requests of the shop, made by its own code: a tab (machine, effect, client, storage) whose provider answers with the
 * examples. The pacts describe these requests.
 */

type Tab = ReturnType<typeof openTab>;

/** The actor that uses a tab, if any. */
type Used = { stop: () => unknown } | undefined;

/** A request of the shop. */
export type Sent<Body> = { body: Body; headers: Headers };

/** How long to wait for a tab's request, in ms. */
const limit = 30_000 * patience;

/** The request of a tab with this method and path, after this use of it. */
async function sentBy<Body>(
  call: `${'POST' | 'PATCH'} ${string}`,
  use: (tab: Tab) => Used | Promise<Used>,
  {
    device = {},
    reads = {},
  }: { device?: Record<string, string>; reads?: Record<string, () => Response> } = {},
): Promise<Sent<Body>> {
  const tab = openTab(device);
  const [method, path = ''] = call.split(' ');
  for (const [place, answer] of Object.entries(reads)) tab.provider.answers.set(place, answer);
  const isOver = AbortSignal.timeout(limit);
  const used = await use(tab);
  for (;;) {
    const request = tab.requests.find(
      (one) => one.method === method && new URL(one.url).pathname === `/api/v1${path}`,
    );
    if (request !== undefined) {
      used?.stop();
      tab.stop();
      return { body: (await request.json()) as Body, headers: request.headers };
    }
    isOver.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

type Form<Values> = { send: (event: FormSubmitted<Values>) => void; stop: () => unknown };

/** Submits a form with these values in its fields. */
function submit<Values>(actor: Form<Values>, values: Values): Form<Values> {
  actor.send({ type: 'form.submitted', values });
  return actor;
}

export const newPassword = 'Ladoum!2027';

/** A login with an e-mail or a phone number. */
export const loggingIn = (email: string) =>
  sentBy<LoginRequest>('POST /auth/login/', ({ app }) =>
    submit(createActor(withEffects(loginMachine, loginEffects(app)), { input: loginInput(app) }).start(), {
      email,
      password: ids.password,
      remember: '',
    }),
  );

const enterCode = (purpose: 'activation' | 'twoFactor', code: string) => (tab: Tab) => {
  const [effects, input] =
    purpose === 'activation'
      ? [activationCodeEffects(tab.app), activationCodeInput(tab.app)]
      : [twoFactorEffects(tab.app), twoFactorInput(tab.app)];
  const actor = createActor(withEffects(codeEntryMachine, effects), { input }).start();
  actor.send({ type: 'form.submitted', digits: [...code] });
  return actor;
};

export const enteringActivationCode = (code: string) =>
  sentBy<ActivationCodeRequest>('POST /auth/activate-user-account-otp/', enterCode('activation', code), {
    device: { _email: ids.email },
  });

export const enteringLoginCode = (code: string) =>
  sentBy<TwoFactorRequest>('POST /auth/two-factor-auth/', enterCode('twoFactor', code), {
    device: { two_factor_email: ids.email },
  });

/** A session renews its refused access token. */
export const renewing = () =>
  sentBy<RefreshRequest>('POST /refresh', ({ logIn }) => {
    logIn('old', ids.refreshToken);
    return undefined;
  });

/** The registration, whose fields are all required. */
export const registering = () =>
  sentBy<RegisterRequest>('POST /auth/register/', ({ app }) =>
    submit(
      createActor(withEffects(registrationMachine, registrationEffects(app)), {
        input: { draft: {} },
      }).start(),
      {
        ...{ first_name: 'Aya', last_name: 'Kouassi', email: ids.email, numero_telephone: '07 01 02 03 04' },
        ...{ pays: ids.countryId, password1: ids.password },
      },
    ),
  );

export const askingForLink = (email: string) =>
  sentBy<PasswordResetRequest>('POST /auth/password-reset/', ({ app }) =>
    submit(
      createActor(withEffects(forgotPasswordMachine, forgotPasswordEffects(app)), {
        input: { draft: {} },
      }).start(),
      { email },
    ),
  );

export const choosingPassword = (token: string) =>
  sentBy<PasswordResetFinish>(`POST /auth/password-reset/${token}/`, ({ app }) =>
    submit(
      createActor(withEffects(resetPasswordMachine, resetPasswordEffects(app)), { input: { token } }).start(),
      { new_password: newPassword, confirmation: newPassword },
    ),
  );

export const changingPassword = (old_password: string) =>
  sentBy<ChangePasswordRequest>('POST /auth/change-password/', ({ app, logIn }) => {
    logIn('good');
    return submit(createActor(withEffects(passwordChangeMachine, passwordChangeEffects(app))).start(), {
      ...{ old_password, new_password1: newPassword, new_password2: newPassword },
    });
  });

/** A customer with only the fields of the registration. */
const little: User = awa;
/** A customer with every field of the profile. */
const all: User = {
  ...awa,
  pays: { id: ids.countryId },
  sexe: 'F',
  adresse1: 'Cocody Angré, villa 12',
  adresse2: 'Derrière la pharmacie',
  ville: 'Abidjan',
  numer_cni: 'CI012345678',
  code_postal: '00225',
};
const of = { little, all } as const;

/** The profile of a customer with empty (`little`) or filled (`all`) optional fields, after these edits. */
export const savingProfile = (
  customer: keyof typeof of,
  edits: Readonly<Partial<Record<'first_name' | 'last_name' | 'adresse1' | 'numero_telephone', string>>>,
) =>
  sentBy<UpdateAccountRequest>(
    'PATCH /auth/update-acccount/',
    async ({ app, logIn }) => {
      logIn('good');
      const { user } = (await waitFor(app.session, ({ context }) => context.user !== null)).context;
      const machine = withEffects(profileMachine, profileEffects(app));
      const actor = createActor(machine, { input: { user, draft: null } }).start();
      return submit(actor, { ...profileValues(actor.getSnapshot().context), ...edits });
    },
    { reads: { '/auth/me/': () => json(200, of[customer]) } },
  );

/** A cart of a provider with these additions. */
const cartOf = (lines: readonly unknown[], accepts: readonly Addition[]) => () =>
  new Response(JSON.stringify(lines), {
    headers: accepts.length === 0 ? {} : { 'X-Accepts': accepts.join(', ') },
  });

/** An add of `quantity` animals, for a provider with these additions. */
export const adding = (quantity: number, accepts: readonly Addition[] = []) => {
  const cart = cartOf([], accepts);
  return sentBy<CartAddRequest>(
    'POST /ecommerce/panier/',
    ({ app, logIn }) => {
      logIn('good');
      const actor = createActor(withEffects(addToCartMachine, addToCartEffects(app)), {
        input: { productId: ids.productId },
      }).start();
      for (let more = 1; more < quantity; more += 1) actor.send({ type: 'quantity.raised' });
      actor.send({ type: 'add.pressed' });
      return actor;
    },
    { reads: { '/ecommerce/panier/': cart } },
  );
};

/** A line set to another quantity. */
export const settingQuantity = (quantity: number) =>
  sentBy<CartUpdateRequest>(
    `PATCH /ecommerce/panier/${ids.lineId}/`,
    async ({ app, logIn }) => {
      logIn('good');
      await waitFor(app.cart, (snapshot) => snapshot.matches('ready'));
      app.cart.send({ type: 'quantity.requested', lineId: ids.lineId, quantity });
      return undefined;
    },
    { reads: { '/ecommerce/panier/': cartOf([cartLine], []) } },
  );

type Order = {
  /** The optional fields to fill in: none, or all, including the notes. */
  customer: keyof typeof of;
  accepts?: readonly Addition[];
  type_paiement?: PaymentType;
  moyen_paiement?: CheckoutRequest['moyen_paiement'];
  notes?: string;
};

/** An order of the example cart, from opening the checkout to Commander. */
export const ordering = ({ customer, accepts = [], ...typed }: Order) => {
  const price = cartLine.product.price;
  const draft = { values: typed, isIdNumberWithheld: false };
  const profile = { ...of[customer], adresse1: 'Cocody Angré, villa 12', ville: 'Abidjan' };
  return sentBy<CheckoutRequest>(
    'POST /ecommerce/checkout/',
    ({ app, logIn }) => {
      logIn('good');
      app.store.write(ownedKey(awa.email, 'checkout_draft'), JSON.stringify(draft));
      const machine = withEffects(checkoutMachine, checkoutEffects(app));
      const actor = createActor(machine, { input: { step: 3, paymentHosts: { secure: [], plain: [] } } });
      actor.subscribe((snapshot) => {
        if (snapshot.matches({ filling: { confirming: 'idle' } })) actor.send({ type: 'order.pressed' });
      });
      return actor.start();
    },
    {
      reads: {
        '/auth/me/': () => json(200, profile),
        '/ecommerce/panier/': cartOf([cartLine], accepts),
        [`/ecommerce/products-betails/${ids.productId}`]: () =>
          json(200, { ...product, price, promo_price: null }),
        '/ecommerce/checkout/': () => json(201, { payment_url: null }),
      },
    },
  );
};
