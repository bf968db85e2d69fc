import { getRouteApi } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { lazyPart } from '#browser/lazy-part.ts';
import type { App } from '#data/app.ts';
import { selectionEffects, selectionInput } from '#effects/selection.ts';
import { selectionMachine } from '#machines/browsing/selection.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import { ChooseButton } from '#screens/catalogue/choose-button.tsx';
import type { ChooserProps } from '#screens/catalogue/chooser.tsx';

const shop = getRouteApi('/_shop');
const selections = new WeakMap<App, ActorRefFrom<typeof selectionMachine>>();

/** The selection of an open shop, shared by its pages. It is cleared when the tab's drafts are deleted. */
export function selectionOf(app: App) {
  const open = selections.get(app);
  if (open !== undefined) return open;
  const actor = createActor(withEffects(selectionMachine, selectionEffects(app)), {
    input: selectionInput(app),
  }).start();
  selections.set(app, actor);
  app.session.subscribe(() => {
    if (app.drafts.read('selection') === null) actor.send({ type: 'selection.emptied' });
  });
  return actor;
}

/** The selection and its setter; `opened`: as it was before the first change here. */
function useSelection() {
  const { app } = shop.useRouteContext();
  const actor = selectionOf(app);
  const snapshot = useSyncExternalStore(
    (changed) => actor.subscribe(changed).unsubscribe,
    () => actor.getSnapshot(),
  );
  const [opened, setOpened] = useState(snapshot);
  if (opened !== snapshot && snapshot.context.chosen.length === 0) setOpened(snapshot);
  return { app, snapshot, send: actor.send, opened };
}

/** The bar and the sharing of a selection; their code loads with the first selected animal. */
const chosenCode = () => import('./chosen-animals.tsx');
const Bar = lazyPart(async () => (await chosenCode()).ChosenAnimals);
const OnProduct = lazyPart(async () => (await chosenCode()).SelectionOnProduct);

/** The selection, at the bottom of a list. */
export function ChosenAnimals() {
  const selection = useSelection();
  return selection.snapshot.context.chosen.length > 0 && <Bar {...selection} />;
}

/** Lets the user select an animal; its own page shares the selection beside it. */
export function LiveChooseButton({ product: { id, name }, place }: ChooserProps) {
  const selection = useSelection();
  const { chosen } = selection.snapshot.context;
  return (
    <>
      <ChooseButton
        name={name}
        chosen={chosen.includes(id)}
        place={place}
        onPress={() => selection.send({ type: 'animal.toggled', id })}
      />
      {place === 'page' && chosen.length > 0 && <OnProduct {...selection} />}
    </>
  );
}
