import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatXof } from '#rules/money.ts';
import { Price } from '#ui/price.tsx';
import { adjustable, LookTable, Sheet, TextLengths } from './sheet.tsx';

const labels = { price: 'Prix promotionnel', struck: 'Prix normal' };

const meta = {
  title: 'Interface/Composants/Prix',
  component: Price,
  args: { price: formatXof(165_000), struck: formatXof(185_000), labels },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'Prix : seul, en promotion, sur une carte, en ligne, sur une page (soldes)',
  render: () => (
    <Sheet
      title="Prix"
      part="price.tsx"
      forWhat={['Le prix d’un animal, et son prix normal barré en promotion.']}
      notFor={['Le total d’un panier : du texte de prix.', 'Un prix que l’on saisit : un champ.']}
      keyboard={['Rien : il se lit. Chaque prix dit à voix haute lequel il est.']}
    >
      <LookTable
        looks={['rest']}
        variants={{
          'Carte, seul': () => <Price price={formatXof(95_000)} labels={labels} />,
          'Carte, en promotion': () => (
            <Price price={formatXof(165_000)} struck={formatXof(185_000)} labels={labels} />
          ),
          'Ligne, en promotion': () => (
            <Price price={formatXof(165_000)} struck={formatXof(185_000)} labels={labels} size="row" />
          ),
          'Page, en promotion': () => (
            <Price price={formatXof(1_100_000)} struck={formatXof(1_250_000)} labels={labels} size="page" />
          ),
        }}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Prix : court, long',
  render: () => (
    <TextLengths>
      <Price price={formatXof(500)} labels={labels} />
      <Price price={formatXof(3_250_000)} struck={formatXof(3_600_000)} labels={labels} />
      <Price price={formatXof(124_500_000)} struck={formatXof(138_950_000)} labels={labels} size="page" />
    </TextLengths>
  ),
};

export const Playground: Story = { name: 'Prix : réglages', parameters: adjustable };
