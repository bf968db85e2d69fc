import type { reorderMachine } from '#machines/orders/reorder.ts';
import type { MachineProps } from '#screens/machine-props.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';

const wording = awaitedPaymentWording.reorder;
const column = css({ display: 'grid', gap: '3', justifyItems: 'center' });
const list = css({ m: '0', p: '0', listStyle: 'none', textAlign: 'start' });

type ReorderProps = MachineProps<typeof reorderMachine> & {
  size?: 'compact' | undefined;
};

/** Recommander: puts the animals of an order that was not paid back into the cart, and says which are gone. */
export function Reorder({ snapshot, send, size }: ReorderProps) {
  if (snapshot.matches('short')) {
    return (
      <div className={column} role="status">
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
    <div className={column}>
      {snapshot.matches('failed') && <FormMessage>{wording.failed}</FormMessage>}
      <Button size={size} busy={working} onClick={() => send({ type: 'reorder.requested' })}>
        {working ? wording.working : wording.press}
      </Button>
    </div>
  );
}
