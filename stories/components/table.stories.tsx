import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical, FileDown } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { PlainTable, Table } from '#ui/table.tsx';
import { part } from './part.tsx';

const invoice = { label: 'Telecharger la facture', icon: <FileDown aria-hidden="true" /> };
const menuOf = (number: string) => ({
  label: `Actions pour la commande ${number}`,
  icon: <EllipsisVertical aria-hidden="true" />,
  action: { ...invoice, onAction: () => {} },
});
const meta = {
  title: 'Interface/Composants/Tableau',
  component: Table<string, 'number'>,
  args: {
    label: 'Vos commandes',
    columns: [{ id: 'number', label: 'N° de commande' }],
    actions: 'Actions',
    sort: null,
    onSort: () => {},
    items: ['BEL-1042', 'BEL-1043'],
    keyOf: (number) => number,
    rowOf: (number, Menu, show) =>
      show({ cells: [number, <Menu key="actions" {...menuOf(number)} />], below: null }),
  },
} satisfies Meta<typeof Table<string, 'number'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As long as its code has not come. */
export const TablePlain: Story = {
  name: 'Tableau, d’abord (table)',
  ...part,
  render: (args) => <PlainTable {...args} />,
};

export const TableGrid: Story = {
  name: 'Tableau, menu d’actions ouvert (table, menu)',
  ...part,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: menuOf('BEL-1042').label });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'BEL-1043' })).toHaveFocus();
    // Tab goes on to the controls of the row, and the arrows go on from there.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: menuOf('BEL-1043').label })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem');
  },
};
