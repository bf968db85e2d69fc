import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { App } from '#app/app.ts';
import { awa, json, openTab } from '#app/testing/fake-tab.ts';
import { activationEffects } from '#effects/activation.ts';
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
import { profileEffects, profileInput } from '#effects/profile.ts';
import { registrationEffects } from '#effects/registration.ts';
import { resetPasswordEffects } from '#effects/reset-password.ts';
import { activationMachine } from '#machines/account/activation.ts';
import { codeEntryMachine } from '#machines/account/code-entry.ts';
import { forgotPasswordMachine } from '#machines/account/forgot-password.ts';
import { loginMachine } from '#machines/account/login.ts';
import { passwordChangeMachine } from '#machines/account/password-change.ts';
import { profileMachine } from '#machines/account/profile.ts';
import { registrationMachine } from '#machines/account/registration.ts';
import { resetPasswordMachine } from '#machines/account/reset-password.ts';
import { ordersMachine } from '#machines/orders/orders.ts';
import { withEffects } from '#machines/with-effects.ts';
import { ActivationScreen } from '#screens/account/activation.tsx';
import { CodeEntryScreen } from '#screens/account/code-entry.tsx';
import { ForgotPasswordScreen } from '#screens/account/forgot-password.tsx';
import { LoginScreen } from '#screens/account/login.tsx';
import { RegistrationScreen } from '#screens/account/registration.tsx';
import { ResetPasswordScreen } from '#screens/account/reset-password.tsx';
import { OrdersScreen } from '#screens/dashboard/orders-screen.tsx';
import { PasswordForm } from '#screens/dashboard/password-form.tsx';
import { ProfileForm } from '#screens/dashboard/profile-form.tsx';
import { noticesWording } from '#wording/notices.ts';
import { count, markupOf, textOf } from './markup.ts';
import { sampleCountries } from './sample/account.ts';

/** A status, or no answer. */
type Outcome = number | 'none';
const outcomes: readonly Outcome[] = [400, 401, 403, 404, 409, 423, 429, 500, 503, 'none'];

/** The provider's own words, or none of them. */
type Words = 'Mot du serveur.' | null;

/** What is told and what stands on the page; null where nothing is. */
type Said = { told: string | null; shown: string | null };

type Call = {
  name: string;
  path: string;
  /** Brings the form to its call, and gives the page as it then is. */
  run: (app: App) => Promise<string>;
  says: (outcome: Outcome, words: Words) => Said;
};

const unreachable = 'Le serveur ne répond pas';
const sessionOver = 'Session expirée: Bonjour, votre session a expiré, veuillez vous reconnecter !';
const password = 'Tabaski-2026';

/** Types the values into the fields of a form. */
function fill<Field extends string>(
  actor: { send: (event: { type: 'field.changed'; field: Field; value: string }) => void },
  values: Readonly<Partial<Record<Field, string>>>,
): void {
  for (const field in values) actor.send({ type: 'field.changed', field, value: values[field] ?? '' });
}

/** The same sentence as a notice and beside the form. */
const both = (sentence: string): Said => ({ told: sentence, shown: sentence });
/** No answer: what specification §8 wants told, and the plain truth on the page. */
const silent = (told: string | null): Said => ({ told, shown: unreachable });

const send = () => undefined;

const code = (purpose: 'activation' | 'twoFactor'): Pick<Call, 'run' | 'says'> => ({
  run: async (app) => {
    const [effects, input] =
      purpose === 'activation'
        ? [activationCodeEffects(app), activationCodeInput(app)]
        : [twoFactorEffects(app), twoFactorInput(app)];
    const machine = withEffects(codeEntryMachine, effects);
    const actor = createActor(machine, { input }).start();
    actor.send({ type: 'code.pasted', box: 0, text: '123456' });
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return markupOf(createElement(CodeEntryScreen, { purpose, snapshot: actor.getSnapshot(), send }));
  },
  says: (outcome, words) => {
    const unknown = 'La vérification n’a pas abouti. Votre code est gardé : réessayez dans un instant.';
    if (outcome === 'none') return silent(null);
    if (outcome === 400) return both(words ?? 'Code OTP invalide ou expiré.');
    if (outcome === 404) return both('Aucun compte trouvé avec cet email.');
    if (outcome === 500) return both("L'activation de votre compte a échoué, veuillez réessayer.");
    return { told: null, shown: words ?? unknown };
  },
});

const calls: readonly Call[] = [
  {
    name: 'login',
    path: '/auth/login/',
    run: async (app) => {
      const actor = createActor(withEffects(loginMachine, loginEffects(app)), {
        input: loginInput(app),
      }).start();
      fill(actor, { email: awa.email, password });
      actor.send({ type: 'form.submitted' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      return markupOf(createElement(LoginScreen, { snapshot: actor.getSnapshot(), send }));
    },
    says: (outcome) => {
      if (outcome === 'none') return silent('Erreur inconnue.');
      if (outcome === 400 || outcome === 401) return both("Nom d'utilisateur ou mot de passe incorrect.");
      if (outcome === 423) return both("Le compte de l'utilisateur n'est pas actif.");
      return both(outcome === 500 ? "Une erreur s'est produite lors de la connexion." : 'Erreur inconnue.');
    },
  },
  {
    name: 'registration',
    path: '/auth/register/',
    run: async (app) => {
      const actor = createActor(withEffects(registrationMachine, registrationEffects(app)), {
        input: { draft: {} },
      }).start();
      fill(actor, {
        ...{ first_name: 'Awa', last_name: 'Koné', email: awa.email, numero_telephone: '07 01 02 03 04' },
        ...{ pays: sampleCountries[0]?.id ?? '', password1: password },
      });
      actor.send({ type: 'form.submitted' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      const countries = { state: 'ready', data: sampleCountries } as const;
      const props = { snapshot: actor.getSnapshot(), send, countries, onCountriesRetry: send };
      return markupOf(createElement(RegistrationScreen, props));
    },
    says: (outcome, words) => {
      if (outcome === 'none') return silent('Une erreur inconnue est survenue.');
      if (outcome === 401) return both("Nom d'utilisateur ou mot de passe incorrect.");
      if (outcome === 500) return both("Une erreur s'est produite lors de la connexion.");
      return both(
        words ?? (outcome === 400 ? 'Une erreur est survenue' : 'Une erreur inconnue est survenue.'),
      );
    },
  },
  { name: 'activation code', path: '/auth/activate-user-account-otp/', ...code('activation') },
  { name: 'two-factor code', path: '/auth/two-factor-auth/', ...code('twoFactor') },
  {
    name: 'activation by link',
    path: '/auth/activate/mailed',
    run: async (app) => {
      const actor = createActor(withEffects(activationMachine, activationEffects(app)), {
        input: { token: 'mailed' },
      }).start();
      await waitFor(actor, (snapshot) => !snapshot.matches('activating'));
      return markupOf(createElement(ActivationScreen, { snapshot: actor.getSnapshot(), send }));
    },
    says: (outcome) =>
      outcome === 'none'
        ? silent(null)
        : { told: null, shown: "Le lien d'activation est invalide ou expiré." },
  },
  {
    name: 'forgotten password',
    path: '/auth/password-reset/',
    run: async (app) => {
      const actor = createActor(withEffects(forgotPasswordMachine, forgotPasswordEffects(app)), {
        input: { draft: {} },
      }).start();
      fill(actor, { email: awa.email });
      actor.send({ type: 'form.submitted' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      return markupOf(createElement(ForgotPasswordScreen, { snapshot: actor.getSnapshot(), send }));
    },
    says: (outcome) => {
      const failed = "Une erreur s'est produite lors du traitement.";
      if (outcome === 'none') return silent(failed);
      return both(outcome === 400 ? 'Aucun utilisateur trouve avec cet email.' : failed);
    },
  },
  {
    name: 'password reset',
    path: '/auth/password-reset/mailed/',
    run: async (app) => {
      const actor = createActor(withEffects(resetPasswordMachine, resetPasswordEffects(app)), {
        input: { token: 'mailed' },
      }).start();
      fill(actor, { new_password: password, confirmation: password });
      actor.send({ type: 'form.submitted' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      return markupOf(createElement(ResetPasswordScreen, { snapshot: actor.getSnapshot(), send }));
    },
    says: (outcome) => {
      const failed = "Une erreur s'est produite lors du traitement.";
      if (outcome === 'none') return silent(failed);
      return both(outcome === 400 ? 'Le token de verification est invalide.' : failed);
    },
  },
  {
    name: 'profile update',
    path: '/auth/update-acccount/',
    run: async (app) => {
      const actor = createActor(withEffects(profileMachine, profileEffects(app)), {
        input: { ...profileInput(app), user: awa },
      }).start();
      fill<'first_name'>(actor, { first_name: 'Aya' });
      actor.send({ type: 'form.submitted' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      const countries = { state: 'ready', data: sampleCountries } as const;
      const props = { snapshot: actor.getSnapshot(), send, countries, onCountriesRetry: send };
      return markupOf(createElement(ProfileForm, props));
    },
    says: (outcome, words) => {
      const failed = 'Une erreur est survenue lors de la mise à jour du profil';
      if (outcome === 'none') return silent(failed);
      return outcome === 401 ? { told: sessionOver, shown: null } : { told: failed, shown: words ?? failed };
    },
  },
  {
    name: 'password change',
    path: '/auth/change-password/',
    run: async (app) => {
      const actor = createActor(withEffects(passwordChangeMachine, passwordChangeEffects(app))).start();
      fill(actor, { old_password: password, new_password1: 'Ladoum!fete', new_password2: 'Ladoum!fete' });
      actor.send({ type: 'form.submitted' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      return markupOf(createElement(PasswordForm, { snapshot: actor.getSnapshot(), send }));
    },
    says: (outcome, words) => {
      const failed = "Une erreur s'est produite lors de la mise à jour du mot de passe.";
      if (outcome === 'none') return silent(`Erreur: ${failed}`);
      return outcome === 401
        ? { told: sessionOver, shown: null }
        : { told: `Erreur: ${failed}`, shown: words ?? failed };
    },
  },
  {
    name: 'orders',
    path: '/ecommerce/orders/',
    run: async (app) => {
      const actor = createActor(withEffects(ordersMachine, ordersEffects(app))).start();
      await waitFor(actor, (snapshot) => !snapshot.matches({ list: 'loading' }));
      return markupOf(createElement(OrdersScreen, { snapshot: actor.getSnapshot(), send }));
    },
    says: (outcome) => ({
      told: outcome === 401 ? sessionOver : null,
      shown: 'Vos commandes ne se sont pas chargées',
    }),
  },
  {
    name: 'invoice',
    path: '/ecommerce/get-detail-order/BL-1',
    run: async (app) => {
      const actor = createActor(withEffects(ordersMachine, ordersEffects(app))).start();
      actor.send({ type: 'invoice.requested', orderNumber: 'BL-1' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      return markupOf(createElement(OrdersScreen, { snapshot: actor.getSnapshot(), send }));
    },
    says: (outcome, words) => {
      if (outcome === 401) return { told: sessionOver, shown: null };
      const told = noticesWording['invoice-failed'].text;
      const shown = 'La facture de la commande BL-1 n’a pas pu être préparée. Réessayez dans un instant.';
      return outcome === 'none' || words === null ? { told, shown } : both(words);
    },
  },
];

/** The notices as they are read: the title, then the server's own text or the sentence of the code. */
const told = (app: App): readonly string[] =>
  app.notices.getSnapshot().context.notices.map(({ code: known, message }) => {
    const { title, text } = noticesWording[known];
    return title === undefined ? (message ?? text) : `${title}: ${message ?? text}`;
  });

describe.each(calls)('$name (specification §8)', ({ path, run, says }) => {
  const cases = outcomes.flatMap((outcome) =>
    (['Mot du serveur.', null] as const).map((words) => ({ outcome, words })),
  );
  it.each(cases)(
    'answered $outcome with $words: its sentence, once, and a way on',
    async ({ outcome, words }) => {
      const tab = openTab({ _email: awa.email, two_factor_email: awa.email });
      if (!path.startsWith('/auth/') || /update|change/.test(path)) tab.logIn('good');
      await waitFor(
        tab.app.session,
        (session) => !session.matches({ authenticated: { profile: 'loading' } }),
      );
      tab.provider.answers.set(path, () => {
        if (outcome === 'none') throw new TypeError('Failed to fetch');
        return json(outcome, words === null ? {} : { message: words });
      });
      const html = await run(tab.app);
      const { told: sentence, shown } = says(outcome, words);
      await expect.poll(() => told(tab.app)).toEqual(sentence === null ? [] : [sentence]);
      if (shown === null) expect(html).not.toContain('role="alert"');
      else expect(textOf(html)).toContain(shown);
      expect(count(html, 'button, a')).toBeGreaterThan(0);
    },
  );
});
