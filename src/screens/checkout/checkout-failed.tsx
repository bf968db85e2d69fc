import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import type { CheckoutProps } from './checkout.tsx';

/** Profile or cart could not be read: nothing is lost, and it can be tried again. */
export function CheckoutFailed({ send }: Pick<CheckoutProps, 'send'>) {
  const { title, text, retry, cart } = checkoutWording.profileFailed;
  return (
    <StatePanel
      scene="failed"
      title={title}
      role="alert"
      action={
        <>
          <Button onClick={() => send({ type: 'checkout.retried' })}>{retry}</Button>
          <ButtonLink to="/cart/" variant="secondary">
            {cart}
          </ButtonLink>
        </>
      }
    >
      {text}
    </StatePanel>
  );
}
