import type { Meta, StoryObj } from '@storybook/react-vite';
import { awaitedPaymentMachine } from '#machines/orders/awaited-payment.machine.ts';
import { AwaitedPaymentLine } from '#screens/payment/awaited-payment-line.tsx';
import { LivingReorder } from './living-reorder.tsx';
import { unpictured, useLiving } from './manual-answers.ts';
import { awaitedPayment } from './samples.ts';

function LivingAwaitedPayment() {
  const live = useLiving(awaitedPaymentMachine, awaitedPayment, { input: { orderNumber: null } });
  return <AwaitedPaymentLine {...live} reorder={<LivingReorder place="line" />} />;
}

const meta = {
  title: 'Payer et suivre/Paiement en attente/En direct',
  parameters: { ...unpictured, frame: 'none' },
  component: LivingAwaitedPayment,
  // Nothing is known or shown before the first answer.
  tags: ['en-direct', 'sans-dessin', '!autodocs'],
} satisfies Meta<typeof LivingAwaitedPayment>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
