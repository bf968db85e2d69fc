import { isIdNumberMissing } from '#machines/checkout/checkout-changes.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import type { CheckoutProps } from './checkout.tsx';

const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  w: 'full',
  maxW: '[26rem]',
  mx: 'auto',
  mt: '2',
  textAlign: 'start',
  textWrap: 'wrap',
});

type AttemptFormProps = CheckoutProps & {
  /** What sends the attempt again: Reprendre, or the payment of a found order. */
  label: string;
  event: { type: 'attempt.resumed' } | { type: 'payment.resumed' };
};

/** Sends an attempt again, unchanged. The ID number, which the device does not keep, is asked for where one was sent. */
export function AttemptForm({ snapshot, send, label, event }: AttemptFormProps) {
  const { values, touched } = snapshot.context;
  const isMissing = isIdNumberMissing(snapshot.context);
  const isFaulty = isMissing && touched.includes('numero_cni') && !snapshot.can(event);
  const busy = snapshot.hasTag('busy');
  const submit = () => {
    send({ type: 'field.left', field: 'numero_cni' });
    send(event);
  };
  return (
    <Form className={form} onSubmit={submit}>
      {isMissing && (
        <TextField
          label={checkoutWording.verification.idNumber}
          hint={checkoutWording.unanswered.idNumberAgain}
          name="numero_cni"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={values.numero_cni}
          error={isFaulty ? checkoutWording.errors['id-number-invalid'] : undefined}
          onChange={(value) => send({ type: 'field.changed', field: 'numero_cni', value })}
          onBlur={() => send({ type: 'field.left', field: 'numero_cni' })}
        />
      )}
      <Button type="submit" width="full" busy={busy}>
        {busy ? checkoutWording.placing : label}
      </Button>
    </Form>
  );
}
