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

export const Waiting: Story = { name: 'Une page de compte' };
