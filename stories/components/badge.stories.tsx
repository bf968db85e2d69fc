import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#ui/badge.tsx';
import { adjustable, LookTable, Sheet, TextLengths } from './sheet.tsx';

const tones = {
  neutral: 'Catégorie',
  quiet: '30 jours',
  promotion: '−11 %',
  success: 'Payée',
  danger: 'Annulée',
  warning: 'Derniers',
  primary: 'Nouveau',
  soldOut: 'Épuisé',
} as const;

const meta = {
  title: 'Interface/Composants/Étiquette',
  id: 'interface-composants-etiquette',
  component: Badge,
  args: { children: 'Payée', tone: 'success' },
  argTypes: {
    tone: { control: 'select', options: Object.keys(tones) },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'Étiquettes : tous les tons (badge)',
  render: () => (
    <Sheet
      title="Étiquette"
      part="badge.tsx"
      forWhat={['Un statut ou une catégorie, en un ou deux mots.', 'Le ton aide, le mot dit.']}
      notFor={['Ce que l’on presse : un bouton.', 'Une phrase.']}
      keyboard={['Rien : elle se lit, elle ne se presse pas.']}
    >
      <LookTable
        looks={['rest']}
        variants={Object.fromEntries(
          Object.entries(tones).map(([tone, text]) => [
            tone,
            () => <Badge tone={tone as keyof typeof tones}>{text}</Badge>,
          ]),
        )}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Étiquette : texte court, texte long',
  render: () => (
    <TextLengths>
      <Badge tone="primary">3</Badge>
      <Badge tone="warning">Il n’en reste que deux chez cet éleveur de Korhogo</Badge>
    </TextLengths>
  ),
};

export const Playground: Story = { name: 'Étiquette : réglages', parameters: adjustable };
