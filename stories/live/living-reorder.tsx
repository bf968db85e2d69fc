import { reorderMachine } from '#machines/orders/reorder.machine.ts';
import { Reorder } from '#screens/payment/reorder.tsx';
import { samplePayment } from '../sample/payment.ts';
import { useLiving } from './manual-answers.ts';
import { reorder } from './samples.ts';

/** Remettre au panier, answered in the panel. */
export function LivingReorder({ place }: { place?: 'line' }) {
  const live = useLiving(reorderMachine, reorder, {
    input: { orderNumber: samplePayment.orderNumber, isRepaid: true },
  });
  return <Reorder {...(place && { place })} {...live} />;
}
