import type { App } from '#data/app.ts';
import type { shareMachine } from '#machines/browsing/share.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';

/** Effects of sharing: the device's sheet and its clipboard. */
export const shareEffects = (app: Pick<App, 'navigation' | 'sharing'>): EffectsOf<typeof shareMachine> => ({
  calls: {
    openSheet: (page) => app.sharing.open(page),
    copy: ({ url, text }) => app.sharing.copy(url ?? text),
  },
  actions: {},
});
