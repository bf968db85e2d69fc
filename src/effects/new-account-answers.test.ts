// §2 Registration: Success goes to
// §2 Activation code: Success: notice, then
// §2 Two-factor: Success shows the
// §3 Entities: Payloads of registration,
// §3 Entities: The e-mail of
// §4 Login outcome: Registration success stores

import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { openTab } from '#boot/testing/fake-tab.ts';
import { codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import { registrationMachine } from '#machines/account/registration.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import { noticeTexts } from '#wording/testing/notice-texts.ts';
import {
  activationCodeEffects,
  activationCodeInput,
  twoFactorEffects,
  twoFactorInput,
} from './code-entry.ts';
import { loginInput } from './login.ts';
import { registrationEffects } from './registration.ts';
import { answer, type Tab } from './testing/answering-tab.ts';

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
    actor.send({ type: 'form.submitted', values });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
  };

  it('sends the form, keeps the e-mail, says so and goes to /otp', async () => {
    const tab = openTab();
    const sent = answer(tab, path, 201, { message: 'Compte créé.' });
    await register(tab);
    expect(sent).toEqual([values]);
    expect(tab.values.get('_email')).toBe('awa@exemple.ci');
    expect(noticeTexts(tab.app)).toEqual(['La création de votre compte a réussi.']);
    expect(tab.went).toEqual(['/otp']);
    tab.app.drafts.write('login', { email: 'awa@exemple.ci' });
    expect(loginInput(tab.app).password).toBe('Tabaski-2026');
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
    actor.send({ type: 'form.submitted', digits: [...'482913'.slice(0, length)] });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
    return actor.getSnapshot();
  };

  it('is for nobody where the device keeps no recipient', async () => {
    expect((await enter(openTab())).value).toBe('unawaited');
  });

  it('is sent under the names that the provider reads, then forgotten, and the page is replaced', async () => {
    const tab = openTab({ [key]: 'awa@exemple.ci' }, {}, isActivation ? '/otp' : '/two-factor-auth');
    const go = vi.spyOn(tab.app.navigation, 'go');
    const sent = answer(tab, path, 200, isActivation ? {} : { token: { access: 'good', refresh: 'r' } });
    await enter(tab);
    expect(sent).toEqual([
      isActivation
        ? { otp: '482913', email: 'awa@exemple.ci' }
        : { otp: '48291', username: 'awa@exemple.ci' },
    ]);
    expect(noticeTexts(tab.app)).toEqual(["L'activation de votre compte a été effectuée avec succès !"]);
    expect(go).toHaveBeenCalledWith(isActivation ? '/login' : '/dashboard', { replace: true });
    expect(tab.values.has(key)).toBe(false);
    expect(loginInput(tab.app).draft).toEqual(isActivation ? { email: 'awa@exemple.ci' } : {});
    expect(tab.values.get('access_token')).toBe(isActivation ? undefined : 'good');
  });
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
