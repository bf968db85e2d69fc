import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { tabDrafts } from '#browser/storage/drafts.ts';
import { selectionMachine } from '#machines/browsing/selection.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import { selectionEffects, selectionInput } from './selection.ts';
import { storeOf } from './testing/answering-app.ts';

function tab() {
  const stored = new Map<string, string>();
  const drafts = tabDrafts(storeOf(stored), () => 'none');
  const open = () =>
    createActor(withEffects(selectionMachine, selectionEffects({ drafts })), {
      input: selectionInput({ drafts }),
    }).start();
  return { stored, open };
}

it('keeps the ids of the chosen animals for the tab, and nothing where none is left', () => {
  const { stored, open } = tab();
  const first = open();
  for (const id of ['a', 'b', 'c']) first.send({ type: 'animal.toggled', id });
  expect(open().getSnapshot().context.chosen).toEqual(['a', 'b', 'c']);
  first.send({ type: 'selection.emptied' });
  expect(open().getSnapshot().context.chosen).toEqual([]);
  expect([...stored]).toEqual([]);
});

it.each(['', '{}', '{"ids":7}', 'not JSON'])('begins without an animal where the tab holds %j', (text) => {
  const { stored, open } = tab();
  stored.set('none:selection', text);
  expect(open().getSnapshot().context.chosen).toEqual([]);
});
