import type { App } from '#app/app.ts';
import type { ShareContext, SharedPage, shareMachine } from '#machines/browsing/share.ts';
import type { EffectsOf } from '#machines/with-effects.ts';

/** A page of the shop as others open it, or a message, and what this device can do with it. */
export const shareInput = (app: Pick<App, 'sharing'>, page: SharedPage): ShareContext => ({
  page,
  hasSheet: app.sharing.hasSheet(),
});

/** What sharing needs of the outside: the device's sheet and its clipboard. */
export const shareEffects = (app: Pick<App, 'navigation' | 'sharing'>): EffectsOf<typeof shareMachine> => ({
  calls: {
    openSheet: (page) => app.sharing.open(page),
    copy: ({ url, text }) => app.sharing.copy(url ?? text),
  },
  actions: {},
});
