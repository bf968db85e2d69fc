import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { at } from '#machines/at.ts';
import { type ShareContext, shareMachine } from '#machines/browsing/share.machine.ts';
import { ShareButton } from '#screens/product/share-button.tsx';
import { flex } from '#styled-system/patterns';
import { productWording } from '#wording/product.ts';
import { onSmallPhone } from './at-its-width.ts';

const context: ShareContext = {
  page: {
    title: 'Bélier Bali-Bali',
    text: 'Bélier Bali-Bali, 165 000 FCFA',
    url: 'https://belier.ci/product/animal-1',
  },
};
const wording = productWording.share;
const place = flex({ minH: '[20rem]', p: '4' });

const meta = {
  title: 'Choisir/Produit/Partager',
  parameters: { frame: 'none' },
  component: ShareButton,
  render: (args) => (
    <div className={place}>
      <ShareButton {...args} />
    </div>
  ),
  args: { snapshot: at(shareMachine, 'idle', context), send: fn() },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: 'Fermé',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: wording.button, expanded: false });
    await userEvent.click(button);
    await expect(args.send).toHaveBeenCalledWith({ type: 'share.pressed' });
  },
};

export const Offered: Story = {
  parameters: onSmallPhone,
  name: 'Choix ouvert, au clavier (share, WhatsApp)',
  args: { snapshot: at(shareMachine, { choosing: 'offered' }, context) },
  play: async ({ canvas, userEvent, args }) => {
    const whatsApp = canvas.getByRole('link', { name: /WhatsApp/ });
    await expect(whatsApp).toHaveAttribute(
      'href',
      'https://wa.me/?text=B%C3%A9lier%20Bali-Bali%2C%20165%20000%20FCFA%0Ahttps%3A%2F%2Fbelier.ci%2Fproduct%2Fanimal-1',
    );
    await expect(whatsApp).toHaveAttribute('target', '_blank');
    await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
    canvas.getByRole('button', { name: wording.button, expanded: true }).focus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(canvas.getByRole('button', { name: wording.page.copy })).toHaveFocus();
    await expect(args.send).toHaveBeenCalledWith({ type: 'copy.pressed' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'choice.closed' });
    await expect(canvas.getByRole('button', { name: wording.button })).toHaveFocus();
  },
};

export const Copied: Story = {
  name: 'Lien copié',
  args: { snapshot: at(shareMachine, { choosing: 'copied' }, context) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wording.page.copied);
  },
};

export const Uncopied: Story = {
  name: 'Presse-papiers refusé',
  args: { snapshot: at(shareMachine, { choosing: 'uncopied' }, context) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: wording.page.whole });
    await userEvent.click(field);
    const { url = '' } = context.page;
    await expect(field).toHaveValue(url);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]);
  },
};
