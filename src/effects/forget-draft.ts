import type { App } from '#app/app.ts';
import type { DraftedForm } from '#app/drafts.ts';

/** Forgets what the tab kept of a form that was sent; leaving the page keeps nothing of it again. */
export function forgetDraft({ drafts, forms }: Pick<App, 'drafts' | 'forms'>, form: DraftedForm): void {
  drafts.forget(form);
  forms.endDraft(form);
}
