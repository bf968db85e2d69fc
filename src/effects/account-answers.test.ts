// §2 Registration: Success goes to
// §2 Activation code: Success: notice, then
// §2 Two-factor: Success shows the
// §3 Entities: Payloads of registration,
// §3 Entities: The e-mail of
// §4 Login outcome: Registration success stores
// §7 Answers: Registration and code
// §8 Session: « Session expirée
// §8 Session: « Bonjour, votre
// §8 Registration: 401, 400 (the
// §8 Forgot password: 400, others
// §8 Reset: 400, others
// §8 Activation by link: Failure, no token
// §8 Activation code and two-factor code: 400 the message
// §8 Profile update: Success and failure
// §8 Password change: Success and failure

import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { activationMachine } from '#machines/account/activation.ts';
import { codeEntryMachine } from '#machines/account/code-entry.ts';
import { forgotPasswordMachine } from '#machines/account/forgot-password.ts';
import { passwordChangeMachine } from '#machines/account/password-change.ts';
import { profileMachine } from '#machines/account/profile.ts';
import { registrationMachine } from '#machines/account/registration.ts';
import { resetPasswordMachine } from '#machines/account/reset-password.ts';
import { withEffects } from '#machines/with-effects.ts';
import type { ProfileField } from '#rules/profile.ts';
import type { RegistrationField } from '#rules/registration.ts';
import { awa, json, openTab } from '#start/testing/fake-tab.ts';
import { noticesWording } from '#wording/notices.ts';
import { activationEffects } from './activation.ts';
import {
  activationCodeEffects,
  activationCodeInput,
  twoFactorEffects,
  twoFactorInput,
} from './code-entry.ts';
import { forgotPasswordEffects, forgotPasswordInput } from './forgot-password.ts';
import { loginInput } from './login.ts';
import { passwordChangeEffects } from './password-change.ts';
import { profileEffects } from './profile.ts';
import { registrationEffects } from './registration.ts';
import { resetPasswordEffects } from './reset-password.ts';

type Tab = ReturnType<typeof openTab>;

/** The notices as they are read: the title, then the server's own text or the sentence of the code. */
const read = ({ app }: Tab): string[] =>
  app.notices.getSnapshot().context.notices.map(({ code, message }) => {
    const { title, text } = noticesWording[code];
    return title === undefined ? (message ?? text) : `${title}: ${message ?? text}`;
  });

/** Lets the provider answer once to a path, and remembers what it was sent. */
const answer = ({ provider }: Tab, path: string, status: number, body: unknown = {}): unknown[] => {
  const sent: unknown[] = [];
  provider.answers.set(path, (received) => {
    sent.push(received);
    return json(status, body);
  });
  return sent;
};

const server = { message: 'Mot du serveur.' };

describe('registration', () => {
  const path = '/auth/register/';
  const values = {
    first_name: 'Awa',
    last_name: 'Koné',
    email: 'awa@exemple.ci',
    numero_telephone: '0701020304',
    pays: '0b8d6f3e-0c6f-5f0e-9a55-0e8f0f6f3d1a',
    password1: 'Tabaski-2026',
  };
  const register = async (tab: Tab) => {
    const actor = createActor(withEffects(registrationMachine, registrationEffects(tab.app)), {
      input: { draft: {} },
    }).start();
    for (const [field, value] of Object.entries(values)) {
      actor.send({ type: 'field.changed', field: field as RegistrationField, value });
    }
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
  };

  it('sends the form, keeps the e-mail, says so and goes to /otp', async () => {
    const tab = openTab();
    const sent = answer(tab, path, 201, { message: 'Compte créé.' });
    await register(tab);
    expect(sent).toEqual([values]);
    expect(tab.values.get('_email')).toBe('awa@exemple.ci');
    expect(read(tab)).toEqual(['La création de votre compte a réussi.']);
    expect(tab.went).toEqual(['/otp']);
  });
});

describe.each([
  { name: 'activation code', key: '_email', length: 6 },
  { name: 'two-factor code', key: 'two_factor_email', length: 5 },
])('$name', ({ key, length }) => {
  const isActivation = key === '_email';
  const path = isActivation ? '/auth/activate-user-account-otp/' : '/auth/two-factor-auth/';
  const enter = async (tab: Tab) => {
    const machine = withEffects(
      codeEntryMachine,
      isActivation ? activationCodeEffects(tab.app) : twoFactorEffects(tab.app),
    );
    const input = isActivation ? activationCodeInput(tab.app) : twoFactorInput(tab.app);
    const actor = createActor(machine, { input }).start();
    actor.send({ type: 'code.pasted', box: 0, text: '482913'.slice(0, length) });
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
    return actor.getSnapshot();
  };

  it('is for nobody where the device keeps no recipient', async () => {
    expect((await enter(openTab())).value).toBe('unawaited');
  });

  it('is sent under the names that the provider reads, then forgotten, and the page is replaced', async () => {
    const tab = openTab({ [key]: 'awa@exemple.ci' });
    const go = vi.spyOn(tab.app.navigation, 'go');
    const sent = answer(tab, path, 200, isActivation ? {} : { token: { access: 'good', refresh: 'r' } });
    await enter(tab);
    expect(sent).toEqual([
      isActivation
        ? { otp: '482913', email: 'awa@exemple.ci' }
        : { otp: '48291', username: 'awa@exemple.ci' },
    ]);
    expect(read(tab)).toEqual(["L'activation de votre compte a été effectuée avec succès !"]);
    expect(go).toHaveBeenCalledWith(isActivation ? '/login' : '/dashboard', { replace: true });
    expect(tab.values.has(key)).toBe(false);
    expect(loginInput(tab.app).draft).toEqual(isActivation ? { email: 'awa@exemple.ci' } : {});
    expect(tab.values.get('access_token')).toBe(isActivation ? undefined : 'good');
  });

  it.each([
    [400, server, ['Mot du serveur.']],
    [400, {}, ['Code OTP invalide ou expiré.']],
    [404, server, ['Aucun compte trouvé avec cet email.']],
    [500, server, ["L'activation de votre compte a échoué, veuillez réessayer."]],
    [401, server, []],
    [429, server, []],
    [503, {}, []],
  ])(
    'answered %d with %j tells %j, and what refused it stays beside the boxes',
    async (status, body, told) => {
      const tab = openTab({ [key]: 'awa@exemple.ci' });
      answer(tab, path, status, body);
      const snapshot = await enter(tab);
      expect(read(tab)).toEqual(told);
      expect(snapshot.matches({ filling: 'refused' })).toBe(true);
      expect(tab.values.get(key)).toBe('awa@exemple.ci');
      expect(tab.went).toEqual([]);
    },
  );
});

describe('two-factor code', () => {
  it('leads to the redirect URL, once, and never to another site', () => {
    const back = openTab({ two_factor_email: 'awa@exemple.ci', redirect_url: '/cart/' });
    expect(twoFactorInput(back.app).next).toBe('/cart/');
    twoFactorEffects(back.app).actions.forgetRecipient(undefined);
    expect(back.values.has('redirect_url')).toBe(false);
    const hostile = openTab({ redirect_url: 'https://evil.example/' });
    expect(twoFactorInput(hostile.app).next).toBe('/dashboard');
  });
});

describe('forgotten password', () => {
  const path = '/auth/password-reset/';
  const request = async (tab: Tab) => {
    const actor = createActor(withEffects(forgotPasswordMachine, forgotPasswordEffects(tab.app)), {
      input: { draft: {} },
    }).start();
    actor.send({ type: 'field.changed', field: 'email', value: 'awa@exemple.ci' });
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
    return actor.getSnapshot();
  };

  it('is asked for by e-mail', async () => {
    const tab = openTab();
    const sent = answer(tab, path, 200);
    expect((await request(tab)).value).toBe('sent');
    expect(sent).toEqual([{ email: 'awa@exemple.ci' }]);
    expect(read(tab)).toEqual([]);
    expect(loginInput(tab.app).draft).toEqual({ email: 'awa@exemple.ci' });
  });

  it.each([
    ['awa@exemple.ci', undefined, 'awa@exemple.ci'],
    ['awa@exemple.ci', 'aya@exemple.ci', 'aya@exemple.ci'],
    ['07 01 02 03 04', undefined, undefined],
  ])('of %s typed at the login, with %s kept of its own form, begins with %s', (login, own, email) => {
    const { app } = openTab();
    app.drafts.keep('login', { email: login });
    if (own !== undefined) app.drafts.keep('forgot-password', { email: own });
    expect(forgotPasswordInput(app).draft).toEqual(email === undefined ? {} : { email });
  });
});

describe('password reset', () => {
  const path = '/auth/password-reset/mailed/';
  const reset = async (tab: Tab) => {
    const machine = withEffects(resetPasswordMachine, resetPasswordEffects(tab.app));
    const actor = createActor(machine, { input: { token: 'mailed' } }).start();
    for (const field of ['new_password', 'confirmation'] as const) {
      actor.send({ type: 'field.changed', field, value: 'Ladoum!2027' });
    }
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
    return actor.getSnapshot();
  };

  it('sends the new password with the token of the link', async () => {
    const tab = openTab();
    const sent = answer(tab, path, 200);
    expect((await reset(tab)).value).toBe('changed');
    expect(sent).toEqual([{ new_password: 'Ladoum!2027', token: 'mailed' }]);
  });
});

describe('activation by link', () => {
  const activate = async (tab: Tab) => {
    const machine = withEffects(activationMachine, activationEffects(tab.app));
    const actor = createActor(machine, { input: { token: 'mailed' } }).start();
    await waitFor(actor, (snapshot) => !snapshot.matches('activating'));
    return actor.getSnapshot().value;
  };

  it('forgets the e-mail whose code is not waited for any more: the login begins with it', async () => {
    const tab = openTab({ _email: 'awa@exemple.ci' });
    answer(tab, '/auth/activate/mailed', 200);
    expect(await activate(tab)).toBe('activated');
    expect(tab.values.has('_email')).toBe(false);
    expect(loginInput(tab.app).draft).toEqual({ email: 'awa@exemple.ci' });
  });

  it('leaves the login as it is where the device knows no e-mail', async () => {
    const tab = openTab();
    tab.app.drafts.keep('login', { email: 'aya@' });
    answer(tab, '/auth/activate/mailed', 200);
    expect(await activate(tab)).toBe('activated');
    expect(loginInput(tab.app).draft).toEqual({ email: 'aya@' });
  });

  it('does not use the link up where the page is left in the step that opened it', async () => {
    const tab = openTab();
    answer(tab, '/auth/activate/mailed', 200);
    const leaving = new AbortController();
    const call = activationEffects(tab.app).calls.activate({ token: 'mailed' }, leaving.signal);
    leaving.abort();
    await expect(call).rejects.toBe(leaving.signal.reason);
    expect(tab.times('/auth/activate/mailed')).toBe(0);
  });
});

describe('profile', () => {
  const path = '/auth/update-acccount/';
  const save = async (tab: Tab) => {
    tab.logIn('good');
    const machine = withEffects(profileMachine, profileEffects(tab.app));
    const actor = createActor(machine, { input: { user: awa, draft: null } }).start();
    const edits: Partial<Record<ProfileField, string>> = { first_name: 'Aya', adresse1: 'Plateau' };
    for (const [field, value] of Object.entries(edits)) {
      actor.send({ type: 'field.changed', field: field as 'first_name' | 'adresse1', value });
    }
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
    return actor.getSnapshot();
  };

  it('sends every field of the payload, and the session has the changed user', async () => {
    const tab = openTab();
    const sent = answer(tab, path, 200, { ...awa, first_name: 'Aya', adresse1: 'Plateau' });
    await save(tab);
    expect(sent).toEqual([
      { ...awa, first_name: 'Aya', pays: '', sexe: 'M', adresse1: 'Plateau', adresse2: '' },
    ]);
    expect(read(tab)).toEqual(['Vos informations ont été mises à jour avec succès']);
    expect(tab.app.session.getSnapshot().context.user?.first_name).toBe('Aya');
    expect(tab.values.get('user')).toContain('Aya');
  });

  it('is read again where the provider keeps it without answering it', async () => {
    const tab = openTab();
    answer(tab, path, 200, { message: 'Profil mis à jour.' });
    answer(tab, '/auth/me/', 200, { ...awa, first_name: 'Aya' });
    const snapshot = await save(tab);
    expect(snapshot.context.user.first_name).toBe('Aya');
    expect(read(tab)).toEqual(['Vos informations ont été mises à jour avec succès']);
  });

  it.each([400, 403, 409, 500])(
    'answered %d says so, with the server’s own words beside the form',
    async (status) => {
      const tab = openTab();
      answer(tab, path, status, server);
      const snapshot = await save(tab);
      expect(read(tab)).toEqual(['Une erreur est survenue lors de la mise à jour du profil']);
      expect(snapshot.context.refusal?.message).toBe('Mot du serveur.');
    },
  );

  it('leaves its 401 to the session', async () => {
    const tab = openTab();
    answer(tab, path, 401, server);
    await save(tab);
    expect(tab.notices()).toEqual(['session-expired']);
  });
});

describe('password change', () => {
  const path = '/auth/change-password/';
  const values = { old_password: 'Tabaski-2026', new_password1: 'Ladoum!fete', new_password2: 'Ladoum!fete' };
  const change = async (tab: Tab) => {
    tab.logIn('good');
    const machine = withEffects(passwordChangeMachine, passwordChangeEffects(tab.app));
    const actor = createActor(machine).start();
    for (const [field, value] of Object.entries(values)) {
      actor.send({ type: 'field.changed', field: field as keyof typeof values, value });
    }
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
    return actor.getSnapshot();
  };

  it('sends the old password and the new one twice', async () => {
    const tab = openTab();
    const sent = answer(tab, path, 200);
    await change(tab);
    expect(sent).toEqual([values]);
    expect(read(tab)).toEqual(['Mot de passe mis à jour: Votre mot de passe a été mis à jour avec succès.']);
  });

  it.each([400, 403, 500])(
    'answered %d says so, with the server’s own words beside the form',
    async (status) => {
      const tab = openTab();
      answer(tab, path, status, server);
      const snapshot = await change(tab);
      expect(read(tab)).toEqual([
        "Erreur: Une erreur s'est produite lors de la mise à jour du mot de passe.",
      ]);
      expect(snapshot.context.refusal?.message).toBe('Mot du serveur.');
    },
  );

  it('leaves its 401 to the session', async () => {
    const tab = openTab();
    answer(tab, path, 401, server);
    await change(tab);
    expect(tab.notices()).toEqual(['session-expired']);
  });
});
