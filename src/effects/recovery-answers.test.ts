// §3 Entities: Payloads of registration,
// §8 Forgot password: 400, others
// §8 Reset: 400, others
// §8 Activation by link: Failure, no token

import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { openTab } from '#boot/testing/fake-tab.ts';
import { activationMachine } from '#machines/account/activation.machine.ts';
import { forgotPasswordMachine } from '#machines/account/forgot-password.machine.ts';
import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import { noticeTexts } from '#wording/testing/notice-texts.ts';
import { activationEffects } from './activation.ts';
import { forgotPasswordEffects, forgotPasswordInput } from './forgot-password.ts';
import { loginInput } from './login.ts';
import { resetPasswordEffects } from './reset-password.ts';
import { answer, type Tab } from './testing/answering-tab.ts';

describe('forgotten password', () => {
  const path = '/auth/password-reset/';
  const request = async (tab: Tab) => {
    const actor = createActor(withEffects(forgotPasswordMachine, forgotPasswordEffects(tab.app)), {
      input: { draft: {} },
    }).start();
    actor.send({ type: 'form.submitted', values: { email: 'awa@exemple.ci' } });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
    return actor.getSnapshot();
  };

  it('is asked for by e-mail', async () => {
    const tab = openTab();
    const sent = answer(tab, path, 200);
    expect((await request(tab)).value).toBe('sent');
    expect(sent).toEqual([{ email: 'awa@exemple.ci' }]);
    expect(noticeTexts(tab.app)).toEqual([]);
    expect(loginInput(tab.app).draft).toEqual({ email: 'awa@exemple.ci' });
  });

  it.each([
    ['awa@exemple.ci', undefined, 'awa@exemple.ci'],
    ['awa@exemple.ci', 'aya@exemple.ci', 'aya@exemple.ci'],
    ['07 01 02 03 04', undefined, undefined],
  ])(
    'with %s typed at the login and %s in the form’s own draft, the form begins with %s',
    (login, own, email) => {
      const { app } = openTab();
      app.drafts.write('login', { email: login });
      if (own !== undefined) app.drafts.write('forgot-password', { email: own });
      expect(forgotPasswordInput(app).draft).toEqual(email === undefined ? {} : { email });
    },
  );
});

describe('password reset', () => {
  const path = '/auth/password-reset/mailed/';
  const reset = async (tab: Tab, token = 'mailed') => {
    const machine = withEffects(resetPasswordMachine, resetPasswordEffects(tab.app));
    const actor = createActor(machine, { input: { token } }).start();
    const values = { new_password: 'Ladoum!2027', confirmation: 'Ladoum!2027' };
    actor.send({ type: 'form.submitted', values });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
    return actor.getSnapshot();
  };

  it('sends the new password with the token of the link', async () => {
    const tab = openTab();
    const sent = answer(tab, path, 200);
    expect((await reset(tab)).value).toBe('changed');
    expect(sent).toEqual([{ new_password: 'Ladoum!2027', token: 'mailed' }]);
  });

  it('asks once more without the end of the link’s sentence, only after 400', async () => {
    const tab = openTab();
    const asWritten = answer(tab, '/auth/password-reset/mailed%C2%BB./', 400);
    const sent = answer(tab, path, 200);
    expect((await reset(tab, 'mailed».')).value).toBe('changed');
    expect(asWritten).toHaveLength(1);
    expect(sent).toEqual([{ new_password: 'Ladoum!2027', token: 'mailed' }]);
    answer(tab, '/auth/password-reset/mailed%C2%BB./', 429);
    expect((await reset(tab, 'mailed».')).value).toEqual({ filling: 'refused' });
    expect(sent).toHaveLength(1);
  });

  it('asks for a refused link once if nothing can be removed from it', async () => {
    const tab = openTab();
    const sent = answer(tab, path, 400);
    expect((await reset(tab)).value).toEqual({ filling: 'refused' });
    expect(sent).toHaveLength(1);
  });
});

describe('activation by link', () => {
  const activate = async (tab: Tab, token = 'mailed') => {
    const machine = withEffects(activationMachine, activationEffects(tab.app));
    const actor = createActor(machine, { input: { token } }).start();
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

  it('asks once more without the end of the link’s sentence, only after 400', async () => {
    const tab = openTab();
    answer(tab, '/auth/activate/mailed).', 400);
    answer(tab, '/auth/activate/mailed', 200);
    expect(await activate(tab, 'mailed).')).toBe('activated');
    answer(tab, '/auth/activate/mailed).', 500);
    expect(await activate(tab, 'mailed).')).toBe('refused');
    expect(tab.times('/auth/activate/mailed')).toBe(1);
  });

  it('leaves the login as it is where the device knows no e-mail', async () => {
    const tab = openTab();
    tab.app.drafts.write('login', { email: 'aya@' });
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
