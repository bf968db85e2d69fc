import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentResultMachine } from '#machines/orders/payment-result.machine.ts';
import { PaymentResultScreen } from '#screens/payment/payment-result-screen.tsx';
import { samplePayment } from '../sample/payment.ts';
import { LivingReorder } from './living-reorder.tsx';
import { unpictured, useLiving } from './manual-answers.ts';
import { paymentResult } from './samples.ts';

function LivingPaymentResult() {
  const live = useLiving(paymentResultMachine, paymentResult, {
    input: { orderNumber: samplePayment.orderNumber, authenticated: true },
  });
  return <PaymentResultScreen {...live} reorder={<LivingReorder />} />;
}

const meta = {
  title: 'Payer et suivre/Résultat du paiement/En direct',
  id: 'payer-et-suivre-resultat-du-paiement-en-direct',
  component: LivingPaymentResult,
  tags: ['en-direct', '!autodocs'],
  parameters: { ...unpictured, path: '/order-status-finished?order_number=BL-20261104-0043' },
} satisfies Meta<typeof LivingPaymentResult>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
