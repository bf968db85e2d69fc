import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '#ui/breadcrumb.tsx';

const meta = {
  title: 'Interface/Fil d’Ariane',
  component: Breadcrumb,
  parameters: { layout: 'padded' },
  args: {
    label: 'Fil d’Ariane',
    children: [
      <a key="home" href="/">
        Accueil
      </a>,
      <a key="shop" href="/shop">
        Boutique
      </a>,
      <span key="page" aria-current="page">
        Bélier Bali-Bali
      </span>,
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: 'Trois niveaux (breadcrumb)' };

export const LongWord: Story = {
  name: 'Un mot plus long que l’écran, sur un petit téléphone',
  globals: { viewport: { value: 'small' } },
  args: {
    children: [
      <a key="home" href="/">
        Accueil
      </a>,
      <span key="page" aria-current="page">
        {'BélierBaliBali'.repeat(12)}
      </span>,
    ],
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(bar.getBoundingClientRect().height).toBeGreaterThan(40);
  },
};
