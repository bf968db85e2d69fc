import type { Draft } from '#browser/storage/drafts.ts';
import { storedDraft } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';
import { isLoginPage } from '#rules/redirect-url.ts';

type Opening = { fromLocation?: unknown; toLocation: { pathname: string }; pathChanged: boolean };
type FollowedRouter = { subscribe(type: 'onBeforeNavigate', follow: (opening: Opening) => void): unknown };

/**
 * Ends a wish (`login-exit.ts`) at the first page that leads to no login: without its key no login adds it; its quantity stays for the
 * animal's page. The document that `began` then, in ms since the epoch, may still be leading its own wish to the login.
 */
export function endWishes(
  { drafts, navigation, visibility }: Pick<App, 'drafts' | 'navigation' | 'visibility'>,
  router: FollowedRouter,
  began = performance.timeOrigin,
): void {
  const end = (page: string, before = Number.POSITIVE_INFINITY): void => {
    const { key, ...wanted } = storedDraft(drafts, 'wanted_add') ?? {};
    if (key !== undefined && !isLoginPage(page) && Number(wanted.at) < before)
      drafts.write('wanted_add', wanted as Draft);
  };
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation: { pathname }, pathChanged }) => {
    if (pathChanged) end(pathname, fromLocation === undefined ? began : undefined);
  });
  visibility.watchRestored(() => end(navigation.path()));
}
