import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#late/lazy-part.ts';
import { ChooseButton } from '#screens/catalogue/choose-button.tsx';
import type { ChooserProps } from '#screens/catalogue/chooser.tsx';
import { useSelection } from './-use-selection.ts';

/** What only a selection has: its bar and what shares it, whose code comes with the first animal that is chosen. */
const chosenCode = () => import('./-chosen-animals.tsx');
const Bar: (props: object) => ReactNode = lazyPart(async () => (await chosenCode()).ChosenAnimals);
const Share: (props: object) => ReactNode = lazyPart(async () => (await chosenCode()).ShareHere);

/** What is chosen so far, at the foot of a list. */
export function ChosenAnimals() {
  return (
    useSelection().chosen.length > 0 && (
      <Suspense>
        <Bar />
      </Suspense>
    )
  );
}

/** Lets an animal be chosen; on its own page the selection is shared beside it. */
export function Choose({ product: { id, name }, place }: ChooserProps) {
  const { chosen, send } = useSelection();
  return (
    <>
      <ChooseButton
        name={name}
        chosen={chosen.includes(id)}
        place={place}
        onPress={() => send({ type: 'animal.toggled', id })}
      />
      {place === 'page' && chosen.length > 0 && (
        <Suspense>
          <Share />
        </Suspense>
      )}
    </>
  );
}
