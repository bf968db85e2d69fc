// §3 Entities: Payloads of registration,
// §8 Profile update: Success and failure
// §8 Password change: Success and failure

import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { awa, openTab } from '#boot/testing/fake-tab.ts';
import { passwordChangeMachine } from '#machines/account/password-change.machine.ts';
import { profileMachine, profileOf } from '#machines/account/profile.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import { noticeTexts } from '#wording/testing/notice-texts.ts';
import { passwordChangeEffects } from './password-change.ts';
import { profileEffects } from './profile.ts';
import { answer, type Tab } from './testing/answering-tab.ts';

describe('profile', () => {
  const path = '/auth/update-acccount/';
  const save = async (tab: Tab) => {
    tab.logIn('good');
    const machine = withEffects(profileMachine, profileEffects(tab.app));
    const actor = createActor(machine, { input: { user: awa, draft: null } }).start();
    const values = { ...profileOf(awa), first_name: 'Aya', adresse1: 'Plateau' };
    actor.send({ type: 'form.submitted', values });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
    return actor.getSnapshot();
  };

  it('sends typed and read values but no empty ones, and the session has the changed user', async () => {
    const tab = openTab();
    const sent = answer(tab, path, 200, { ...awa, first_name: 'Aya', adresse1: 'Plateau' });
    await save(tab);
    expect(sent).toEqual([{ ...awa, first_name: 'Aya', adresse1: 'Plateau' }]);
    expect(noticeTexts(tab.app)).toEqual(['Vos informations ont été mises à jour avec succès']);
    expect(tab.app.session.getSnapshot().context.user?.first_name).toBe('Aya');
    expect(tab.values.get('user')).toContain('Aya');
  });

  it('is read again if the provider’s answer does not contain it', async () => {
    const tab = openTab();
    answer(tab, path, 200, { message: 'Profil mis à jour.' });
    answer(tab, '/auth/me/', 200, { ...awa, first_name: 'Aya' });
    const snapshot = await save(tab);
    expect(snapshot.context.read?.first_name).toBe('Aya');
    expect(noticeTexts(tab.app)).toEqual(['Vos informations ont été mises à jour avec succès']);
  });
});

describe('password change', () => {
  const path = '/auth/change-password/';
  const values = { old_password: 'Tabaski-2026', new_password1: 'Ladoum!fete', new_password2: 'Ladoum!fete' };
  const change = async (tab: Tab) => {
    tab.logIn('good');
    const machine = withEffects(passwordChangeMachine, passwordChangeEffects(tab.app));
    const actor = createActor(machine).start();
    actor.send({ type: 'form.submitted', values });
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
    return actor.getSnapshot();
  };

  it('sends the old password and the new one twice', async () => {
    const tab = openTab();
    const sent = answer(tab, path, 200);
    await change(tab);
    expect(sent).toEqual([values]);
    expect(noticeTexts(tab.app)).toEqual([
      'Mot de passe mis à jour: Votre mot de passe a été mis à jour avec succès.',
    ]);
  });
});
