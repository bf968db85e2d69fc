import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingScreen } from '#screens/layout/loading-screen.tsx';
import { PlainLayout } from '#screens/layout/plain-layout.tsx';

const meta = {
  title: 'Partout/Cadre des pages de compte',
  component: PlainLayout,
  args: { theme: 'system', onTheme: () => {}, entry: 0, children: <LoadingScreen /> },
} satisfies Meta<typeof PlainLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: 'Ordinateur', globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { name: 'Téléphone', tags: ['phone'], globals: { viewport: { value: 'phone' } } };
