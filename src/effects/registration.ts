import { storedDraft } from '#browser/storage/stored-values.ts';
import { register } from '#data/accounts.ts';
import type { Refused } from '#data/answer.ts';
import type { App } from '#data/app.ts';
import type { RegistrationRefusal, registrationMachine } from '#machines/account/registration.machine.ts';
import type { FormDraft } from '#machines/form.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { withMessage } from '#rules/with-message.ts';
import { holdLoginPassword } from './login-prefill.ts';

/** The sentence of specification §8 (Registration) for each refusal; a 400 and unlisted statuses show the server's own text. */
const refusalOf = ({ status, message }: Refused): RegistrationRefusal => {
  if (status === 401) return { code: 'registration-credentials-wrong' };
  if (status === 500) return { code: 'registration-server-failed' };
  return withMessage(
    { code: status === 400 ? 'registration-refused' : 'registration-unknown-error' },
    message,
  );
};

/** The form's draft in this tab. */
export const registrationInput = (app: Pick<App, 'drafts'>): { draft: FormDraft } => ({
  draft: storedDraft(app.drafts, 'registration') ?? {},
});

/** The part of the app that a registration uses. */
type Registering = Pick<App, 'api' | 'drafts' | 'forms' | 'navigation' | 'session' | 'store' | 'notify'>;

/** Effects of the registration (specification §3 Browser storage, §4, §7, §8 Registration). */
export const registrationEffects = (app: Registering): EffectsOf<typeof registrationMachine> => ({
  calls: {
    register: async (values, signal) => {
      const isVisitor = app.session.getSnapshot().context.token === null;
      const answer = await register(app.api, values, signal);
      if (answer.kind === 'ok') {
        holdLoginPassword(app, values.email, values.password1);
        return { kind: 'registered', email: values.email };
      }
      if (answer.status === 401 && !isVisitor) return { kind: 'unauthorized' };
      return { kind: 'refused', refusal: refusalOf(answer) };
    },
  },
  actions: {
    writeFields: (values) => app.forms.write('registration', values),
    storeEmail: ({ email }) => {
      app.drafts.forget('inactive_email');
      app.store.write('_email', email);
    },
    notify: (notice) => app.notify(notice),
    leaveForCode: () => app.navigation.go('/otp'),
  },
});
