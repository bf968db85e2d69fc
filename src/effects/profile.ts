import { storedDraft } from '#browser/storage/stored-values.ts';
import { getMe, updateAccount } from '#data/accounts.ts';
import type { Answer } from '#data/answer.ts';
import type { App } from '#data/app.ts';
import { Unreachable } from '#data/unreachable.ts';
import type { ProfileDraft, ProfileInput, profileMachine } from '#machines/account/profile.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import type { UpdateAccountRequest, User } from '#openapi/schemas.ts';
import { profileRequest } from '#rules/profile.ts';
import { withMessage } from '#rules/with-message.ts';

/** The saved profile. If the provider's answer does not contain it, it is read from `auth/me/`. */
async function savedProfile(
  app: Pick<App, 'api'>,
  changes: UpdateAccountRequest,
  signal: AbortSignal,
): Promise<Answer<User>> {
  try {
    return await updateAccount(app.api, changes, signal);
  } catch (error) {
    if (!(error instanceof Unreachable) || error.reason !== 'malformed') throw error;
    return getMe(app.api, signal);
  }
}

const draftIn = (app: Pick<App, 'drafts'>): ProfileDraft | null => {
  const { owner, ...edits } = storedDraft(app.drafts, 'profile') ?? {};
  return owner === undefined ? null : { owner, edits };
};

/** The session's customer, and the form's draft in this tab. */
export const profileInput = (app: Pick<App, 'drafts' | 'session'>): ProfileInput => ({
  user: app.session.getSnapshot().context.user,
  draft: draftIn(app),
});

/** Effects of the profile form (specification §7, §8 Profile update). */
export const profileEffects = (
  app: Pick<App, 'api' | 'drafts' | 'forms' | 'session' | 'notify'>,
): EffectsOf<typeof profileMachine> => ({
  calls: {
    saveProfile: async ({ values, edited, read }, signal) => {
      const answer = await savedProfile(app, profileRequest(values, edited, read), signal);
      if (answer.kind === 'ok') return { kind: 'saved', user: answer.data };
      if (answer.status === 401) return { kind: 'unauthorized' };
      return { kind: 'refused', refusal: withMessage({ code: 'profile-update-failed' }, answer.message) };
    },
  },
  actions: {
    writeFields: (values) => app.forms.write('profile', values),
    storeDraft: ({ owner, edits }) => {
      if (Object.keys(edits).length === 0) app.drafts.forget('profile');
      else app.drafts.write('profile', { ...edits, owner });
    },
    updateUser: ({ user }) => app.session.send({ type: 'user.changed', user }),
    notify: (notice) => app.notify(notice),
  },
});
