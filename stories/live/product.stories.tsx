import type { Meta, StoryObj } from '@storybook/react-vite';
import { shareMachine } from '#machines/browsing/share.machine.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.machine.ts';
import { BuyBar } from '#screens/product/buy-bar.tsx';
import { ShareButton } from '#screens/product/share-button.tsx';
import { container } from '#ui/container.ts';
import { unpictured, useLiving } from './manual-answers.ts';
import { addToCart, share } from './samples.ts';

const page = {
  title: 'Bélier Bali-Bali',
  text: 'Bélier Bali-Bali, 165 000 FCFA',
  url: 'https://belier.ci/product/animal-1',
};

/** The actions of an animal's page: adding it to the cart, and sharing it. */
function LivingProduct() {
  const adding = useLiving(addToCartMachine, addToCart, { input: { productId: 'animal-1' } });
  const sharing = useLiving(shareMachine, share, { input: { page } });
  return (
    <div className={container}>
      <BuyBar {...adding} left={6} />
      <ShareButton {...sharing} />
    </div>
  );
}

const meta = {
  title: 'Choisir/Produit/En direct',
  component: LivingProduct,
  tags: ['en-direct', '!autodocs'],
  parameters: { ...unpictured, path: '/product/animal-1' },
} satisfies Meta<typeof LivingProduct>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
