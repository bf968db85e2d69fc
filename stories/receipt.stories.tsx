import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { blankCanvas } from '#browser/send-picture.ts';
import { at } from '#machines/at.ts';
import { shareMachine } from '#machines/browsing/share.machine.ts';
import { type Standing, standingOf } from '#rules/paid-so-far.ts';
import { drawReceipt } from '#screens/payment/draw-receipt.ts';
import { Receipt } from '#screens/payment/receipt.tsx';
import { container } from '#ui/container.ts';
import { receiptWording } from '#wording/receipt.ts';
import { sampleOrder } from './sample/orders.ts';
import { samplePayment } from './sample/payment.ts';

const page = { title: 'Commande', text: '' };
const deposit = { ...samplePayment, amount: 99_000, remainder: 231_000, answeredAt: 0 };

type Shown = { state: 'idle' | 'choosing'; status: string; standing: Standing; lines: number };

/** Where there is no browser to draw. */
const unpainted = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The receipt as this browser draws it. */
function Drawn({ state, status, standing, lines }: Shown) {
  const texts = receiptWording.texts({
    ...{ brand: 'Bélier', order: sampleOrder(0, lines, status), standing },
    ...{ at: Date.UTC(2026, 10, 27, 9, 5), phone: '+225 07 00 00 00 01' },
  });
  const [url, setUrl] = useState(unpainted);
  const said = JSON.stringify(texts);
  useEffect(() => setUrl(drawReceipt(blankCanvas(), JSON.parse(said))), [said]);
  const snapshot = at(shareMachine, state === 'idle' ? 'idle' : { choosing: 'offered' }, { page });
  return (
    <main className={container}>
      <Receipt
        snapshot={snapshot}
        send={() => {}}
        picture={{ name: 'commande.png', url }}
        alt={receiptWording.alt(texts)}
      />
    </main>
  );
}

const paid = standingOf(sampleOrder(0, 2, 'PENDING'), { payment: deposit, outcome: 'paid' });

const meta = {
  title: 'Payer et suivre/Reçu à envoyer',
  id: 'payer-et-suivre-recu',
  parameters: { frame: 'none' },
  component: Drawn,
  args: { state: 'choosing', status: 'PENDING', standing: paid, lines: 2 },
} satisfies Meta<typeof Drawn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Le bouton', args: { state: 'idle' } };
export const DepositPaid: Story = { name: 'Acompte payé, sans feuille de partage' };
export const Due: Story = {
  name: 'Paiement en attente',
  args: { standing: standingOf(sampleOrder(0, 1, 'PENDING'), { payment: deposit, outcome: 'pending' }) },
};
export const Whole: Story = {
  name: 'Payé en entier, douze animaux',
  args: { status: 'PAID', standing: standingOf(sampleOrder(0, 12, 'PAID'), null), lines: 12 },
};
