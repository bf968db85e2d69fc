import { useEffect } from 'react';
import type { App } from '#data/app.ts';
import { knownProduct } from '#data/known-products.ts';
import { shareEffects } from '#effects/share.ts';
import type { selectionMachine } from '#machines/browsing/selection.machine.ts';
import { shareMachine } from '#machines/browsing/share.machine.ts';
import type { Product } from '#openapi/schemas.ts';
import { formatPrice } from '#rules/money.ts';
import { selectionLimits } from '#rules/selection.ts';
import { productPath } from '#rules/site-path.ts';
import { available } from '#rules/stock.ts';
import { SelectionBar, SelectionStatus } from '#screens/catalogue/selection-bar.tsx';
import type { MachineProps } from '#screens/machine-props.ts';
import { ShareButton } from '#screens/product/share-button.tsx';
import { selectionWording } from '#wording/selection.ts';
import { useLists } from './lists.ts';
import { useProvided } from './provided.ts';

/** The selection, as it is and as it was before the first change here, and its shop. */
export type SelectionProps = MachineProps<typeof selectionMachine> & {
  app: App;
  opened: MachineProps<typeof selectionMachine>['snapshot'];
};

/** The selected animals from the lists or the last answer; unknown ones are not shown. */
function useAnimals(app: App, chosen: readonly string[]) {
  // The list makes its animals known.
  const { products } = useLists();
  const animals = chosen.map((id) => knownProduct(app, id)).filter((product) => product !== undefined);
  return { animals, products };
}

/** All selected animals in one message, with their names, prices and URLs. */
function messageOf(app: App, animals: readonly Product[]) {
  const { message } = selectionWording;
  const lines = animals.map((animal, index) =>
    message.animal(
      index + 1,
      available(animal) > 0 ? animal.name : message.soldOut(animal.name),
      formatPrice(animal),
      app.navigation.address(productPath(animal.id)),
    ),
  );
  return { title: message.title, text: [message.first, ...lines].join('\n\n') };
}

/** Another message needs another `key`. */
function ShareSelection({ app, animals }: { app: App; animals: readonly Product[] }) {
  const sharing = useProvided(app, shareMachine, shareEffects, { input: { page: messageOf(app, animals) } });
  return <ShareButton {...sharing} words={selectionWording.share} opens="above" />;
}

const share = (app: App, animals: readonly Product[]) =>
  animals.length >= selectionLimits.least && (
    <ShareSelection key={messageOf(app, animals).text} app={app} animals={animals} />
  );

/** What an animal's page says of the selection: how many animals it has, and what to do next. */
export function SelectionOnProduct({ app, snapshot, opened }: SelectionProps) {
  const { animals } = useAnimals(app, snapshot.context.chosen);
  return (
    <>
      <SelectionStatus snapshot={snapshot} opened={opened} />
      {share(app, animals)}
    </>
  );
}

/** The selection, at the bottom of a list. */
export function ChosenAnimals({ app, ...selection }: SelectionProps) {
  const { snapshot, send } = selection;
  const { chosen } = snapshot.context;
  const { animals, products } = useAnimals(app, chosen);
  // Removes animals that the shop no longer lists; an unreadable record may be one of them.
  useEffect(() => {
    if (products.state !== 'ready' || products.unread) return;
    for (const id of chosen)
      if (products.data.every((product) => product.id !== id)) send({ type: 'animal.toggled', id });
  }, [send, chosen, products]);
  if (animals.length === 0) return null;
  return <SelectionBar {...selection} animals={animals} share={share(app, animals)} />;
}
