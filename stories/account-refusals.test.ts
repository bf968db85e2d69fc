// §7 Answers: Registration and code
// §8 Session: « Session expirée
// §8 Session: « Bonjour, votre
// §8 Registration: 401, 400 (the
// §8 Activation code and two-factor code: 400 the message
// §8 Profile update: Success and failure
// §8 Password change: Success and failure

import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import * as pages from '#boot/testing/answered-pages.ts';
import { awa, json, openTab } from '#boot/testing/fake-tab.ts';
import type { App } from '#data/app.ts';
import { noticesWording } from '#wording/notices.ts';
import { noticeTexts } from '#wording/testing/notice-texts.ts';
import { count, markupOf, textOf } from './testing/markup.ts';

/** A status, or no answer. */
type Outcome = number | 'none';
const outcomes: readonly Outcome[] = [400, 401, 403, 404, 409, 423, 429, 500, 503, 'none'];

/** The provider's message, or none. */
type Words = 'Mot du serveur.' | null;

/** The notice, and the sentence on the page; null for none. */
type Said = { notice: string | null; shown: string | null };

type Call = {
  name: string;
  path: string;
  /** Submits the form, and returns the page in its resulting state. */
  run: (app: App) => Promise<{ page: ReactElement }>;
  says: (outcome: Outcome, words: Words) => Said;
};

const unreachable = 'Le serveur ne répond pas';
const sessionOver = 'Session expirée: Bonjour, votre session a expiré, veuillez vous reconnecter !';
/** The same sentence as a notice and beside the form. */
const both = (sentence: string): Said => ({ notice: sentence, shown: sentence });
/** No answer: the notice that specification §8 asks for, and an explanation on the page. */
const silent = (notice: string | null): Said => ({ notice, shown: unreachable });

const code = (purpose: 'activation' | 'twoFactor'): Pick<Call, 'run' | 'says'> => ({
  run: pages.codePage(purpose),
  says: (outcome, words) => {
    const unknown = 'La vérification n’a pas abouti. Votre code est gardé : réessayez dans un instant.';
    if (outcome === 'none') return silent(null);
    if (outcome === 400) return both(words ?? 'Code OTP invalide ou expiré.');
    if (outcome === 404) return both('Aucun compte trouvé avec cet email.');
    if (outcome === 500) return both("L'activation de votre compte a échoué, veuillez réessayer.");
    return { notice: null, shown: words ?? unknown };
  },
});

const calls: readonly Call[] = [
  {
    name: 'login',
    path: '/auth/login/',
    run: pages.loginPage,
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
    run: pages.registrationPage,
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
    run: (app) => pages.activationPage(app),
    says: (outcome) =>
      outcome === 'none'
        ? silent(null)
        : { notice: null, shown: "Le lien d'activation est invalide ou expiré." },
  },
  {
    name: 'forgotten password',
    path: '/auth/password-reset/',
    run: pages.forgotPasswordPage,
    says: (outcome) => {
      const failed = "Une erreur s'est produite lors du traitement.";
      if (outcome === 'none') return silent(failed);
      return both(outcome === 400 ? 'Aucun utilisateur trouve avec cet email.' : failed);
    },
  },
  {
    name: 'password reset',
    path: '/auth/password-reset/mailed/',
    run: (app) => pages.resetPasswordPage(app),
    says: (outcome) => {
      const failed = "Une erreur s'est produite lors du traitement.";
      if (outcome === 'none') return silent(failed);
      return both(outcome === 400 ? 'Le token de verification est invalide.' : failed);
    },
  },
  {
    name: 'profile update',
    path: '/auth/update-acccount/',
    run: pages.profilePage,
    says: (outcome, words) => {
      const failed = 'Une erreur est survenue lors de la mise à jour du profil';
      if (outcome === 'none') return silent(failed);
      return outcome === 401
        ? { notice: sessionOver, shown: null }
        : { notice: failed, shown: words ?? failed };
    },
  },
  {
    name: 'password change',
    path: '/auth/change-password/',
    run: pages.passwordPage,
    says: (outcome, words) => {
      const failed = "Une erreur s'est produite lors de la mise à jour du mot de passe.";
      if (outcome === 'none') return silent(`Erreur: ${failed}`);
      return outcome === 401
        ? { notice: sessionOver, shown: null }
        : { notice: `Erreur: ${failed}`, shown: words ?? failed };
    },
  },
  {
    name: 'orders',
    path: '/ecommerce/orders/',
    run: pages.ordersPage,
    says: (outcome) => ({
      notice: outcome === 401 ? sessionOver : null,
      shown: 'Vos commandes ne se sont pas chargées',
    }),
  },
  {
    name: 'invoice',
    path: '/ecommerce/get-detail-order/BL-1',
    run: (app) => pages.invoicePage(app),
    says: (outcome, words) => {
      if (outcome === 401) return { notice: sessionOver, shown: null };
      const notice = noticesWording['invoice-failed'].text;
      const shown = 'La facture de la commande BL-1 n’a pas pu être préparée. Réessayez dans un instant.';
      return outcome === 'none' || words === null ? { notice, shown } : both(words);
    },
  },
];

describe.each(calls)('$name (specification §8)', ({ path, run, says }) => {
  const cases = outcomes.flatMap((outcome) =>
    (['Mot du serveur.', null] as const).map((words) => ({ outcome, words })),
  );
  it.each(cases)(
    'answered $outcome with $words: its sentence, once, and a next step',
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
      const html = markupOf((await run(tab.app)).page);
      const { notice: sentence, shown } = says(outcome, words);
      await expect.poll(() => noticeTexts(tab.app)).toEqual(sentence === null ? [] : [sentence]);
      if (shown === null) expect(html).not.toContain('role="alert"');
      else expect(textOf(html)).toContain(shown);
      expect(count(html, 'button, a')).toBeGreaterThan(0);
    },
  );
});
