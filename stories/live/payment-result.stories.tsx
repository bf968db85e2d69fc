import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { paymentResultMachine } from '#machines/orders/payment-result.machine.ts';
import { PaymentResultScreen } from '#screens/payment/payment-result-screen.tsx';
import { samplePayment } from '../sample/payment.ts';
import { LivingReorder } from './living-reorder.tsx';
import { living, unpictured, useShown } from './manual-answers.ts';
import { paymentResult } from './samples.ts';

function LivingPaymentResult() {
  const [machine] = useState(() => living(paymentResultMachine, paymentResult));
  const [snapshot, send, actor] = useMachine(machine, {
    input: { orderNumber: samplePayment.orderNumber, authenticated: true },
  });
  useShown(actor);
  return <PaymentResultScreen snapshot={snapshot} send={send} reorder={<LivingReorder />} />;
}

const meta = {
  title: 'Payer et suivre/Résultat du paiement/En direct',
  id: 'payer-et-suivre-resultat-du-paiement-en-direct',
  component: LivingPaymentResult,
  tags: ['live', '!autodocs'],
  parameters: { ...unpictured, path: '/order-status-finished?order_number=BL-20261104-0043' },
} satisfies Meta<typeof LivingPaymentResult>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
