import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { shareMachine } from '#machines/browsing/share.machine.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.machine.ts';
import { BuyBar } from '#screens/product/buy-bar.tsx';
import { ShareButton } from '#screens/product/share-button.tsx';
import { container } from '#ui/container.ts';
import { living, unpictured, useShown } from './manual-answers.ts';
import { addToCart, share } from './samples.ts';

const page = {
  title: 'Bélier Bali-Bali',
  text: 'Bélier Bali-Bali, 165 000 FCFA',
  url: 'https://belier.ci/product/animal-1',
};

/** The actions of an animal's page: adding it to the cart, and sharing it. */
function LivingProduct() {
  const [adding] = useState(() => living(addToCartMachine, addToCart));
  const [add, sendAdd, adder] = useMachine(adding, { input: { productId: 'animal-1' } });
  useShown(adder);
  const [sharing] = useState(() => living(shareMachine, share));
  const [shared, sendShared, sharer] = useMachine(sharing, { input: { page } });
  useShown(sharer);
  return (
    <div className={container}>
      <BuyBar snapshot={add} send={sendAdd} left={6} />
      <ShareButton snapshot={shared} send={sendShared} />
    </div>
  );
}

const meta = {
  title: 'Choisir/Produit/En direct',
  component: LivingProduct,
  tags: ['live', '!autodocs'],
  parameters: { ...unpictured, path: '/product/animal-1' },
} satisfies Meta<typeof LivingProduct>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
