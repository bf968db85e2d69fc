import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { reorderMachine } from '#machines/orders/reorder.machine.ts';
import { Reorder } from '#screens/payment/reorder.tsx';
import { samplePayment } from '../sample/payment.ts';
import { living, useShown } from './manual-answers.ts';
import { reorder } from './samples.ts';

/** Remettre au panier, answered in the panel. */
export function LivingReorder({ place }: { place?: 'line' }) {
  const [machine] = useState(() => living(reorderMachine, reorder));
  const [snapshot, send, actor] = useMachine(machine, {
    input: { orderNumber: samplePayment.orderNumber, isRepaid: true },
  });
  useShown(actor);
  return <Reorder {...(place && { place })} snapshot={snapshot} send={send} />;
}
