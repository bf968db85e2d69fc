// §2 Product detail: Slider of up
// §2 Product detail: Two tabs: description,
// §2 Product detail: Up to 8

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { configuration } from '#configuration/configuration.ts';
import { at } from '#machines/at.ts';
import { shareMachine } from '#machines/browsing/share.machine.ts';
import { type AddToCartContext, addToCartMachine } from '#machines/cart/add-to-cart.machine.ts';
import { isShared } from '#rules/shared-purchase.ts';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';
import { DepositConditions } from '#screens/pages/deposit-conditions.tsx';
import { OrderBefore } from '#screens/pages/order-before.tsx';
import { AddOne } from '#screens/product/add-one.tsx';
import { ProductFailedScreen } from '#screens/product/product-failed-screen.tsx';
import { ProductHelp } from '#screens/product/product-help.tsx';
import { ProductLoadingScreen } from '#screens/product/product-loading-screen.tsx';
import { ProductScreen } from '#screens/product/product-screen.tsx';
import { RelatedProducts } from '#screens/product/related-products.tsx';
import { RestockRequest } from '#screens/product/restock-request.tsx';
import { ShareButton } from '#screens/product/share-button.tsx';
import { SharedPurchase as SharedPurchaseCard } from '#screens/product/shared-purchase.tsx';
import { SimilarAnimals } from '#screens/product/similar-animals.tsx';
import { productWording } from '#wording/product.ts';
import { productHelpWording } from '#wording/product-help.ts';
import { atItsWidth } from './at-its-width.ts';
import { sampleAnimal, sampleAnimals } from './sample/animals.ts';
import { noDeposit, sampleDeposit } from './sample/deposit.ts';
import { LivePictures } from './sample/live-pictures.tsx';
import { photoAddress } from './sample/pictures.ts';

const ram = sampleAnimal('Bélier Bali-Bali');
const context: AddToCartContext = { productId: ram.id, quantity: 1, refusal: null, awaited: false };
const ready = at(addToCartMachine, { filling: 'idle' }, context);
const send = () => undefined;
const animal = (name: string) => {
  const product = sampleAnimal(name);
  return { product, pictures: <LivePictures key={name} product={product} /> };
};

type PageProps = Omit<ComponentProps<typeof ProductScreen>, 'related' | 'help'> &
  Omit<ComponentProps<typeof RelatedProducts>, 'product'> &
  Pick<ComponentProps<typeof ProductHelp>, 'whatsapp'>;

const ProductPage = ({ products, onRetry, addOne, whatsapp, ...props }: PageProps) => (
  <ProductScreen
    {...props}
    help={
      <ProductHelp
        product={props.product}
        url={`https://belier.ci/product/${props.product.id}`}
        code="4827"
        {...(whatsapp !== undefined && { whatsapp })}
      />
    }
    shared={
      props.similar === undefined &&
      isShared(props.product.category.nom_categorie, configuration.sharedCategories) && (
        <SharedPurchaseCard product={props.product} url={`https://belier.ci/product/${props.product.id}`} />
      )
    }
    related={
      <RelatedProducts product={props.product} products={products} onRetry={onRetry} addOne={addOne} />
    }
  />
);

const meta = {
  title: 'Choisir/Produit',
  parameters: { path: '/product/1' },
  component: ProductPage,
  args: {
    product: ram,
    products: { state: 'ready', data: sampleAnimals },
    pictures: <LivePictures product={ram} />,
    share: (
      <ShareButton
        snapshot={at(shareMachine, 'idle', {
          page: { title: ram.name, text: ram.name, url: 'https://belier.ci/product/animal-1' },
        })}
        send={send}
      />
    ),
    onRetry: send,
    addOne: (product) => <AddOne name={product.name} snapshot={ready} send={send} />,
    snapshot: ready,
    send,
  },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Promotion: Story = { tags: ['dans-sa-page'], name: 'En promotion (product, soldes)' };
export const DearerPromotion: Story = {
  name: 'Prix promotionnel plus haut : le seul prix, celui du panier',
  args: { product: { ...ram, price: 165_000, promo_price: 185_000 } },
};
export const OrderedBefore: Story = {
  name: 'Une date limite pour commander, sous le prix',
  args: { limit: <OrderBefore day="2099-05-10" /> },
  play: atItsWidth('phone', async ({ canvas }) => {
    const line = canvas.getByText('Commandez avant le 10 mai 2099.');
    const { bottom } = line.getBoundingClientRect();
    await expect(bottom).toBeLessThan(canvas.getByText('Stock disponible').getBoundingClientRect().top);
  }),
};

export const Returned: Story = {
  name: 'Un retour, dans les mots du vendeur',
  args: { returned: <DepositConditions isReturn answers={sampleDeposit} /> },
};
export const ReturnedUnsaid: Story = {
  name: 'Un retour, dont le vendeur n’a rien dit',
  args: { returned: <DepositConditions isReturn answers={noDeposit} /> },
};

export const ThirdPicture: Story = {
  name: 'Troisième photo, aux flèches du clavier',
  play: async ({ canvas: page }) => {
    await userEvent.click(
      page.getByRole('button', {
        name: productWording.pictures.choose({ kind: 'drawing', index: 2, count: 4 }),
      }),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      page.getByRole('button', {
        name: productWording.pictures.choose({ kind: 'drawing', index: 3, count: 4 }),
      }),
    ).toHaveAttribute('aria-current', 'true');
  },
};

export const Requested: Story = {
  name: 'Après la dernière image, la demande',
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('button', { name: productWording.pictures.request }));
    await expect(canvas.getByText(productHelpWording.request.title(7))).toBeVisible();
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Dessin 1 sur 4 · de la race')).toBeVisible();
  },
};

export const Origin: Story = {
  name: 'Onglet de l’origine',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: productWording.tabs.origin }));
    await expect(within(canvasElement).getByText(ram.origine.code)).toBeVisible();
  },
};

export const OnePicture: Story = {
  name: 'Une seule photo',
  args: { ...animal('Brebis Djallonké') },
};

export const NoWhatsApp: Story = {
  name: 'Une boutique sans WhatsApp',
  args: { whatsapp: '' },
};

export const NoPicture: Story = {
  name: 'Sans photo ni taille',
  args: { ...animal('Mouton Oudah') },
};

const only = { ...ram, quantity_initial: 1, quantity_vendu: 0 };
export const OnlyOne: Story = {
  name: 'Un seul animal',
  args: { product: only, pictures: <LivePictures product={only} /> },
};

const photographed = {
  ...ram,
  image1: photoAddress('en-hauteur.png'),
  image2: photoAddress('trop-grande.png'),
};
export const Photographed: Story = {
  name: 'Avec des photos de l’éleveur',
  args: { product: photographed, pictures: <LivePictures product={photographed} /> },
};

export const PhotographedNoWhatsApp: Story = {
  name: 'Avec des photos, une boutique sans WhatsApp',
  args: { ...Photographed.args, whatsapp: '' },
};

const goat = sampleAnimal('Chèvre rousse de Maradi');
const soldOut = (products: ComponentProps<typeof SimilarAnimals>['products']) => ({
  restock: <RestockRequest product={goat} url={`https://belier.ci/product/${goat.id}`} />,
  similar: <SimilarAnimals product={goat} products={products} />,
});
export const SoldOut: Story = {
  name: 'Épuisé, rupture de stock (sold out)',
  parameters: { subject: productWording.soldOut },
  args: {
    ...animal('Chèvre rousse de Maradi'),
    ...soldOut({ state: 'ready', data: sampleAnimals }),
  },
};
export const SoldOutLoading: Story = {
  name: 'Épuisé, animaux proches en chargement',
  args: {
    ...animal('Chèvre rousse de Maradi'),
    ...soldOut({ state: 'loading' }),
  },
};
export const SoldOutAlone: Story = {
  name: 'Épuisé, la liste n’est pas venue',
  args: {
    ...animal('Chèvre rousse de Maradi'),
    ...soldOut({ state: 'failed' }),
  },
  play: atItsWidth('phone', async ({ canvas }) => {
    const { bottom } = canvas.getByRole('link', { name: 'Voir toute la boutique' }).getBoundingClientRect();
    const { top } = canvas.getByText(productWording.tabs.origin).getBoundingClientRect();
    await expect(top - bottom).toBeLessThan(60);
  }),
};

export const Old: Story = {
  name: 'Fiche à jour non reçue',
  args: {
    product: { ...ram, description: ram.description.slice(0, 51) },
    onRefresh: send,
  },
};

export const Estimated: Story = {
  name: 'Poids estimé et âge donnés',
  args: { product: { ...ram, poids_estime: 65, age_mois: 35 } },
};

export const SharedPurchase: Story = {
  name: 'Un bœuf, à plusieurs',
  args: { ...animal('Taureau Zébu peul') },
  play: async ({ canvas: page }) => {
    await userEvent.click(page.getByRole('radio', { name: '5' }));
    await expect(page.getByText(/^À 5\s: environ/)).toBeVisible();
  },
};

export const LastOnes: Story = {
  name: 'Les derniers',
  args: { ...animal('Bélier Touabire') },
};

export const Several: Story = {
  name: 'Plusieurs à la fois',
  args: { snapshot: at(addToCartMachine, { filling: 'idle' }, { ...context, quantity: 12 }) },
};

export const MoreThanLeft: Story = {
  name: 'Plus que ce qui reste',
  args: {
    ...animal('Bélier Touabire'),
    snapshot: at(addToCartMachine, { filling: 'idle' }, { ...context, quantity: 12 }),
  },
};

export const Awaited: Story = {
  name: 'Après la connexion, en attente d’être ajouté',
  args: {
    snapshot: at(addToCartMachine, { filling: 'idle' }, { ...context, quantity: 3, awaited: true }),
  },
};

export const Submitting: Story = {
  name: 'Ajout en cours (add to cart)',
  args: { snapshot: at(addToCartMachine, 'submitting', context) },
};

export const Added: Story = {
  name: 'Ajouté, le panier s’ouvre',
  args: { snapshot: at(addToCartMachine, 'leavingForCart', context) },
};

export const Leaving: Story = {
  name: 'Connexion nécessaire, elle s’ouvre',
  args: { snapshot: at(addToCartMachine, 'leavingForLogin', context) },
};

export const Refused: Story = {
  name: 'Ajout refusé',
  args: {
    snapshot: at(
      addToCartMachine,
      { filling: 'refused' },
      {
        ...context,
        quantity: 9,
        refusedQuantity: 9,
        refusal: { code: 'cart-add-invalid', message: 'Il ne reste que 7 animaux de ce lot.' },
      },
    ),
  },
};

export const Unreachable: Story = {
  name: 'Serveur muet',
  args: {
    snapshot: at(
      addToCartMachine,
      { filling: 'unreachable' },
      { ...context, refusal: { code: 'cart-add-failed' } },
    ),
  },
};

const sentence = 'Il ne reste que 2 animaux de ce lot.';
const refusal = { code: 'cart-add-invalid', message: sentence } as const;

export const RelatedRefused: Story = {
  name: 'Ajout d’un produit connexe refusé',
  args: {
    addOne: ({ id, name }) => (
      <AddOne
        name={name}
        snapshot={at(
          addToCartMachine,
          { filling: 'refused' },
          { ...context, productId: id, refusal: name === 'Brebis Djallonké' ? refusal : null },
        )}
        send={send}
      />
    ),
  },
  play: async ({ canvas }) => {
    const said = canvas.getByText(sentence);
    const card = said.closest('article');
    await expect(said.closest('[role=alert]')).toBeInTheDocument();
    await expect(card).toHaveTextContent('Brebis Djallonké');
  },
};

export const Alone: Story = {
  name: 'Seul produit de la boutique',
  args: { products: { state: 'ready', data: [ram] } },
};

export const RelatedNone: Story = {
  name: 'Catalogue vide',
  args: { products: { state: 'empty' } },
};

export const RelatedLoading: Story = {
  name: 'Produits connexes en chemin',
  args: { products: { state: 'loading' } },
};

export const RelatedFailed: Story = {
  name: 'Produits connexes non chargés',
  args: { products: { state: 'failed' } },
};

export const Loading: Story = { name: 'Chargement', render: () => <ProductLoadingScreen /> };

export const Failed: Story = {
  name: 'Échec du chargement',
  render: () => <ProductFailedScreen onRetry={send} />,
};

export const Unknown: Story = {
  name: 'Produit inconnu (404)',
  render: () => <NotFoundScreen title={productWording.notFound.title} text={productWording.notFound.text} />,
};
