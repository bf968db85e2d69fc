import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookiesScreen } from '#screens/legal/cookies-screen.tsx';
import { PrivacyScreen } from '#screens/legal/privacy-screen.tsx';
import { TermsScreen } from '#screens/legal/terms-screen.tsx';
import { onSmallPhone } from './at-its-width.ts';

const meta = {
  title: 'Découvrir/Pages légales',
  id: 'decouvrir-pages-legales',
  component: PrivacyScreen,
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = { name: 'Confidentialité', parameters: { path: '/confidentialite' } };

export const PrivacyOfReports: Story = {
  name: 'Confidentialité, pannes signalées',
  parameters: { path: '/confidentialite' },
  args: { reports: true },
};

export const Terms: Story = {
  tags: ['dans-sa-page'],
  name: 'Conditions générales',
  parameters: { path: '/conditions' },
  render: () => <TermsScreen />,
};

export const Cookies: Story = {
  name: 'Cookies',
  parameters: { ...onSmallPhone, path: '/cookies' },
  render: () => <CookiesScreen />,
};
