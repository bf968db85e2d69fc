import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';
import { blogWording } from '#wording/blog.ts';
import { errorsWording } from '#wording/errors.ts';
import { productWording } from '#wording/product.ts';
import { vendorsWording } from '#wording/vendors.ts';

const meta = {
  title: 'Partout/Introuvable',
  component: NotFoundScreen,
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  tags: ['dans-sa-page'],
  name: 'Adresse inconnue (404)',
  parameters: { path: '/nulle-part' },
};
export const Product: Story = { name: 'Animal inconnu (404)', args: { ...productWording.notFound } };
export const Category: Story = {
  name: 'Catégorie inconnue (404)',
  args: { ...errorsWording.categoryNotFound },
};
export const Country: Story = { name: 'Pays inconnu (404)', args: { ...errorsWording.countryNotFound } };
export const Article: Story = { name: 'Article inconnu (404)', args: { ...blogWording.notFound } };
export const Vendor: Story = { name: 'Vendeur inconnu (404)', args: { ...vendorsWording.notFound } };
