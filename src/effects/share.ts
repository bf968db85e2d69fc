import type { App } from '#app/app.ts';
import type { shareMachine } from '#machines/browsing/share.ts';
import type { EffectsOf } from '#machines/with-effects.ts';

/** Effects of sharing: the device's sheet and its clipboard. */
export const shareEffects = (app: Pick<App, 'navigation' | 'sharing'>): EffectsOf<typeof shareMachine> => ({
  calls: {
    openSheet: (page) => app.sharing.open(page),
    copy: ({ url, text }) => app.sharing.copy(url ?? text),
  },
  actions: {},
});
