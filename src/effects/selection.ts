import { storedDraft } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';
import type { SelectionContext, selectionMachine } from '#machines/browsing/selection.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';

/** The selected animals stored in this tab. */
export const selectionInput = ({ drafts }: Pick<App, 'drafts'>): SelectionContext => ({
  chosen: storedDraft(drafts, 'selection')?.ids?.split(' ').filter(Boolean) ?? [],
});

/** Effects of a selection: the tab stores its ids, and nothing else of the animals. */
export const selectionEffects = ({ drafts }: Pick<App, 'drafts'>): EffectsOf<typeof selectionMachine> => ({
  calls: {},
  actions: {
    store: ({ chosen }) => {
      if (chosen.length === 0) drafts.forget('selection');
      else drafts.write('selection', { ids: chosen.join(' ') });
    },
  },
});
