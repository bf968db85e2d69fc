import type { Draft } from '#browser/storage/drafts.ts';
import { storedDraft } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';
import { isLoginPage } from '#rules/redirect-url.ts';

/**
 * At a page that leads to no login a wish (`login-exit.ts`) that was made `before`, in ms since the epoch, ends: without its key no login
 * adds it; its quantity stays for the animal's page.
 */
export function endWish(
  { drafts, navigation }: Pick<App, 'drafts' | 'navigation'>,
  before = Number.POSITIVE_INFINITY,
  page = navigation.path(),
): void {
  const { key, ...wanted } = storedDraft(drafts, 'wanted') ?? {};
  if (key !== undefined && !isLoginPage(page) && Number(wanted.at) < before)
    drafts.keep('wanted', wanted as Draft);
}
