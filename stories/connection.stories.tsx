import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { at } from '#machines/at.ts';
import { connectionMachine } from '#machines/session/connection.machine.ts';
import { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
import { Footer } from '#screens/layout/footer.tsx';
import { Layout } from '#screens/layout/layout.tsx';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';
import { ThemeSwitch } from '#screens/layout/theme-switch.tsx';
import { announcements } from '../.storybook/heard.ts';
import { onSmallPhone } from './at-its-width.ts';

const meta = {
  title: 'Partout/Réseau lent ou coupé',
  id: 'partout-reseau-lent-ou-coupe',
  component: ConnectionNotice,
  render: (args) => (
    <>
      <Layout
        cartCount={0}
        categories={{ state: 'empty' }}
        onReload={() => {}}
        search={{ text: '', category: '' }}
        onSearch={() => {}}
        suggestions={undefined}
        footer={<Footer themeSwitch={<ThemeSwitch theme="system" onTheme={() => {}} />} />}
        entry={0}
      >
        <NotFoundScreen />
      </Layout>
      <ConnectionNotice {...args} />
    </>
  ),
  args: { snapshot: at(connectionMachine, 'offline', {}) },
} satisfies Meta<typeof ConnectionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const bottomInset = () => document.documentElement.style.getPropertyValue('--bottom-inset');

export const Online: Story = {
  name: 'Connecté',
  args: { snapshot: at(connectionMachine, 'online', {}) },
  play: async () => {
    await expect(bottomInset()).toBe('');
  },
};

export const Offline: Story = {
  parameters: onSmallPhone,
  name: 'Hors connexion (offline)',
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/^Vous êtes hors connexion/);
    await expect(notice).toBeVisible();
    await waitFor(() => expect(announcements()).toEqual([notice.textContent]));
    await waitFor(() => expect(bottomInset()).toMatch(/^[1-9]\d*px$/));
  },
};

export const Back: Story = {
  name: 'De retour',
  args: { snapshot: at(connectionMachine, 'back', {}) },
};

export const Kept: Story = {
  parameters: onSmallPhone,
  name: 'Page gardée, ouverte hors connexion',
  args: { snapshot: at(connectionMachine, 'offline', {}), isKept: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Vous êtes hors connexion/)).toBeNull();
  },
};
