import type { Meta, StoryObj } from '@storybook/react-vite';
import { at } from '#machines/at.ts';
import { noticesMachine, type ShownNotice } from '#machines/notices.ts';
import { Notices } from '#screens/layout/notices.tsx';

const notices: readonly ShownNotice[] = [
  { id: 4, remaining: 5000, code: 'cart-added' },
  { id: 3, remaining: 4200, code: 'session-expired' },
  { id: 2, remaining: 2700, code: 'quantity-change-failed', message: 'Il ne reste que 2 animaux.' },
  { id: 1, remaining: 900, code: 'code-sent' },
];
const filled = { notices, nextId: 5 };

const meta = {
  title: 'Écrans/Messages',
  component: Notices,
  args: { send: () => {}, snapshot: at(noticesMachine, 'counting', filled) },
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Counting: Story = { name: 'Quatre messages' };

export const CountingOnPhone: Story = { ...phone, name: 'Quatre messages, au téléphone' };

export const Empty: Story = {
  name: 'Aucun message',
  args: { snapshot: at(noticesMachine, 'empty', { notices: [], nextId: 1 }) },
};

export const UnderPointer: Story = {
  name: 'Sous le pointeur',
  args: { snapshot: at(noticesMachine, { still: 'underPointer' }, filled) },
};

export const UnderFocus: Story = {
  name: 'Sous le focus',
  args: { snapshot: at(noticesMachine, { still: 'underFocus' }, filled) },
};

export const UnderBoth: Story = {
  name: 'Sous le pointeur et le focus',
  args: { snapshot: at(noticesMachine, { still: 'underBoth' }, filled) },
};
