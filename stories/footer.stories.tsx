import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '#screens/layout/footer.tsx';
import { ThemeSwitch } from '#screens/layout/theme-switch.tsx';

const meta = {
  title: 'Partout/Pied de page',
  component: Footer,
  parameters: { frame: 'none' },
  args: { themeSwitch: <ThemeSwitch theme="system" onTheme={() => {}} /> },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

const seller = {
  name: 'Exemple SARL',
  rccm: 'CI-ABJ-03-2026-B12-00001',
  address: 'Cocody Angré, 7e tranche, Abidjan',
};

export const Bare: Story = { name: 'Sans vendeur, rien n’est configuré (footer)' };

export const WithSeller: Story = { name: 'Vendeur, RCCM et adresse', args: { seller } };
