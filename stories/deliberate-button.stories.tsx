import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeliberateButtonView } from '#screens/checkout/deliberate-button.tsx';
import { checkoutWording } from '#wording/checkout.ts';

const meta = {
  title: 'Acheter/Bouton qui engage',
  parameters: { frame: 'none' },
  component: DeliberateButtonView,
  args: {
    isReady: true,
    isAsking: false,
    children: checkoutWording.order,
    again: checkoutWording.again.order,
  },
} satisfies Meta<typeof DeliberateButtonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standing: Story = { name: 'Prêt' };

export const Asking: Story = {
  name: 'Appuyé trop tôt',
  args: { isReady: false, isAsking: true },
};

export const AskingWide: Story = {
  ...Asking,
  name: 'Appuyé trop tôt, bouton large',
  args: {
    ...Asking.args,
    children: checkoutWording.changes.agree(330_000),
    again: checkoutWording.again.agree,
  },
};
