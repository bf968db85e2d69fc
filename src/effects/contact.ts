import { storedDraft } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';
import type { contactMachine } from '#machines/browsing/contact.machine.ts';
import type { FormDraft } from '#machines/form.ts';
import type { EffectsOf } from '#machines/with-effects.ts';

/** The form's draft in this tab. */
export const contactInput = (app: Pick<App, 'drafts'>): { draft: FormDraft } => ({
  draft: storedDraft(app.drafts, 'contact') ?? {},
});

/** Effects of the contact form: nothing is sent, the tab only stores the draft (specification §2). */
export const contactEffects = (app: Pick<App, 'drafts' | 'forms'>): EffectsOf<typeof contactMachine> => ({
  calls: {},
  actions: {
    writeFields: (values) => app.forms.write('contact', values),
    forgetDraft: () => app.drafts.forget('contact'),
  },
});
