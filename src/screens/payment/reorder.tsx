import type { reorderMachine } from '#machines/orders/reorder.machine.ts';
import { css, cva } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';
import type { MachineProps } from '../machine-props.ts';

const wording = awaitedPaymentWording.reorder;
const column = cva({
  base: { display: 'grid', gap: '3' },
  variants: { place: { result: { justifyItems: 'center' }, line: {}, row: { justifyItems: 'start' } } },
});
const list = css({ textAlign: 'start' });

type ReorderProps = MachineProps<typeof reorderMachine> & {
  /** On the payment's own result, in a line about it, or below an order of the list. */
  place?: 'result' | 'line' | 'row';
};

/** Remettre au panier: adds the animals of an unpaid order to the cart, and names the missing ones. */
export function Reorder({ snapshot, send, place = 'result' }: ReorderProps) {
  const size = place === 'result' ? 'regular' : 'compact';
  if (snapshot.matches('short')) {
    return (
      <div className={column({ place })} role="status">
        <p>{wording.short}</p>
        <ul className={list}>
          {snapshot.context.missing.map((animal) => (
            <li key={animal.name}>{wording.missing(animal)}</li>
          ))}
        </ul>
        <ButtonLink to="/cart" size={size}>
          {wording.cart}
        </ButtonLink>
      </div>
    );
  }
  const working = snapshot.matches('refilling');
  return (
    <div className={column({ place })}>
      {snapshot.matches('failed') && <FormMessage>{wording.failed}</FormMessage>}
      <Button
        size={size}
        variant={place === 'row' ? 'secondary' : 'primary'}
        busy={working}
        aria-label={working || place !== 'row' ? undefined : wording.pressOf(snapshot.context.orderNumber)}
        onClick={() => send({ type: 'reorder.requested' })}
      >
        {working ? wording.working : wording.press}
      </Button>
    </div>
  );
}
