import type { App } from '#app/app.ts';
import type { ShareContext, SharedPage, shareMachine } from '#machines/browsing/share.ts';
import type { EffectsOf } from '#machines/with-effects.ts';

/** A page of the shop as others open it: its `path` becomes the whole address. */
export const shareInput = (
  app: Pick<App, 'navigation' | 'sharing'>,
  { path, ...page }: Omit<SharedPage, 'url'> & { path: string },
): ShareContext => ({
  page: { ...page, url: app.navigation.address(path) },
  hasSheet: app.sharing.hasSheet(),
});

/** What sharing needs of the outside: the device's sheet and its clipboard. */
export const shareEffects = (app: Pick<App, 'navigation' | 'sharing'>): EffectsOf<typeof shareMachine> => ({
  calls: {
    openSheet: (page) => app.sharing.open(page),
    copy: ({ url }) => app.sharing.copy(url),
  },
  actions: {},
});
