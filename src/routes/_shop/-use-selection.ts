import { getRouteApi } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import type { App } from '#app/app.ts';
import { selectionEffects, selectionInput } from '#effects/selection.ts';
import { selectionMachine } from '#machines/browsing/selection.ts';
import { withEffects } from '#machines/with-effects.ts';

const shop = getRouteApi('/_shop');
const selections = new WeakMap<App, ActorRefFrom<typeof selectionMachine>>();

/** The selection of a shop that is open: one, on whichever page. What the tab forgets with its customer is chosen no longer. */
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

/** What is chosen, and how that is changed. */
export function useSelection() {
  const { app } = shop.useRouteContext();
  const actor = selectionOf(app);
  const snapshot = useSyncExternalStore(
    (changed) => actor.subscribe(changed).unsubscribe,
    () => actor.getSnapshot(),
  );
  return { app, snapshot, chosen: snapshot.context.chosen, send: actor.send };
}
