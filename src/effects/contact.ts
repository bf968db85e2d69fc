import type { App } from '#app/app.ts';
import { storedDraft } from '#app/stored-drafts.ts';
import type { contactMachine } from '#machines/browsing/contact.ts';
import type { FormDraft } from '#machines/form.ts';
import type { EffectsOf } from '#machines/with-effects.ts';

/** What this tab kept of the form before a reload. */
export const contactInput = (app: Pick<App, 'drafts'>): { draft: FormDraft } => ({
  draft: storedDraft(app.drafts, 'contact') ?? {},
});

/** What the contact form needs of the outside: nothing is sent, only the tab keeps what was typed (specification §2). */
export const contactEffects = (app: Pick<App, 'drafts' | 'forms'>): EffectsOf<typeof contactMachine> => ({
  calls: {},
  actions: {
    writeFields: (values) => app.forms.write('contact', values),
    forgetDraft: () => app.drafts.forget('contact'),
  },
});
