import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValue } from 'xstate';
import { at } from '#machines/at.ts';
import { deliberatePressMachine } from '#machines/checkout/deliberate-press.ts';
import { DeliberateButtonView } from '#screens/checkout/deliberate-button.tsx';
import { checkoutWording } from '#wording/checkout.ts';

const pressed = (value: StateValue) => at(deliberatePressMachine, value, {});

const meta = {
  title: 'Acheter/Bouton qui engage',
  parameters: { frame: 'none' },
  component: DeliberateButtonView,
  args: {
    snapshot: pressed({ place: 'standing', finger: 'away', word: 'silent', hand: 'calm' }),
    children: checkoutWording.order,
    again: checkoutWording.again.order,
  },
} satisfies Meta<typeof DeliberateButtonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standing: Story = { name: 'Prêt' };

export const Moving: Story = {
  name: 'Vient d’arriver',
  args: { snapshot: pressed({ place: 'moving', finger: 'here', word: 'silent', hand: 'hasty' }) },
};

export const Asking: Story = {
  name: 'Appuyé trop tôt',
  args: { snapshot: pressed({ place: 'standing', finger: 'away', word: 'asking', hand: 'hasty' }) },
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
