import { getMe, updateAccount } from '#api/accounts.ts';
import { type Answer, Unreachable } from '#api/answer.ts';
import type { App } from '#app/app.ts';
import { type ProfileInput, type profileMachine, restoredProfileDraft } from '#machines/account/profile.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import type { User } from '#openapi/schemas.ts';
import type { ProfileValues } from '#rules/profile.ts';
import { withMessage } from '#rules/with-message.ts';

/** The profile as it now is. A provider that kept it but does not answer it is asked for it with `auth/me/`. */
async function savedProfile(app: App, values: ProfileValues, signal: AbortSignal): Promise<Answer<User>> {
  try {
    return await updateAccount(app.api, values, signal);
  } catch (error) {
    if (!(error instanceof Unreachable) || error.reason !== 'malformed') throw error;
    return getMe(app.api, signal);
  }
}

/** The customer as the session knows them, and what this tab kept of the form. */
export const profileInput = (app: App): ProfileInput => ({
  user: app.session.getSnapshot().context.user,
  draft: restoredProfileDraft(app.drafts.read('profile')),
});

/** What the profile form needs of the outside (specification §7, §8 Profile update). */
export const profileEffects = (app: App): EffectsOf<typeof profileMachine> => ({
  calls: {
    saveProfile: async (values, signal) => {
      const answer = await savedProfile(app, values, signal);
      if (answer.kind === 'ok') return { kind: 'saved', user: answer.data };
      if (answer.status === 401) return { kind: 'unauthorized' };
      return { kind: 'refused', refusal: withMessage({ code: 'profile-update-failed' }, answer.message) };
    },
  },
  actions: {
    keepDraft: ({ owner, edits }) => {
      if (Object.keys(edits).length === 0) app.drafts.forget('profile');
      else app.drafts.keep('profile', { ...edits, owner });
    },
    tellUser: ({ user }) => app.session.send({ type: 'user.changed', user }),
    tell: (notice) => app.tell(notice),
  },
});
