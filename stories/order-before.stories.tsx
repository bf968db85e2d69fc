import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderBefore } from '#screens/pages/order-before.tsx';
import { container } from '#ui/container.ts';

const meta = {
  title: 'Acheter/Commandez avant le',
  parameters: { frame: 'none' },
  component: OrderBefore,
  decorators: [
    (Story) => (
      <main className={container}>
        <Story />
      </main>
    ),
  ],
  args: { day: '2099-05-10' },
} satisfies Meta<typeof OrderBefore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Avant le jour',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Commandez avant le 10 mai 2099.')).toBeVisible();
  },
};
export const Hidden: Story = {
  name: 'Le jour venu, ou sans date, plus rien',
  render: () => (
    <>
      <p>Le jour venu, la ligne disparaît.</p>
      <OrderBefore day="2026-01-01" />
      <p>Sans date, elle n’est pas montrée.</p>
      <OrderBefore day="" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Commandez avant/)).toBeNull();
  },
};
