import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { at } from '#machines/at.ts';
import { connectionMachine } from '#machines/session/connection.machine.ts';
import { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
import { Footer } from '#screens/layout/footer.tsx';
import { Layout } from '#screens/layout/layout.tsx';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';
import { ThemeSwitch } from '#screens/layout/theme-switch.tsx';
import { messagesWording } from '#wording/messages.ts';
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

const hour = Date.parse('2026-11-27T18:20:00Z');
const kept = messagesWording.kept.seen(hour, hour + 86_400_000);

export const Kept: Story = {
  parameters: onSmallPhone,
  name: 'Page gardée, ouverte hors connexion',
  args: { snapshot: at(connectionMachine, 'offline', {}), kept, onReload: fn() },
  play: async ({ args, canvas, userEvent: user }) => {
    await expect(canvas.getByText(/^Vu hier à 18.h.20, hors connexion/u)).toBeVisible();
    await waitFor(() => expect(announcements()).toEqual([kept]));
    await user.click(canvas.getByRole('button', { name: 'Recharger la page' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};
export const KeptBack: Story = {
  name: 'Page gardée, de retour',
  args: { snapshot: at(connectionMachine, 'back', {}), kept },
};
export const KeptShell: Story = {
  name: 'Page gardée sans contenu',
  args: { snapshot: at(connectionMachine, 'offline', {}), kept: messagesWording.kept.shell },
};
