import { isIdNumberMissing } from '#machines/checkout/checkout.model.ts';
import { css, cx } from '#styled-system/css';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { faultsText } from '#wording/faults.ts';
import { panelColumn } from './checkout-panel.tsx';
import type { CheckoutProps } from './checkout-screen.tsx';
import { DeliberateButton } from './deliberate-button.tsx';

const form = cx(panelColumn, css({ gap: '4', mt: '2', textAlign: 'start', textWrap: 'wrap' }));

const resumed = { type: 'attempt.resumed' } as const;

/** Resends an attempt unchanged. Asks again for an ID number, which the device does not store. */
export function AttemptForm({ snapshot, send }: CheckoutProps) {
  const { values, touched } = snapshot.context;
  const isMissing = isIdNumberMissing(snapshot.context);
  const isFaulty = isMissing && touched.includes('numero_cni') && !snapshot.can(resumed);
  const busy = snapshot.hasTag('busy');
  const touch = () => send({ type: 'field.left', field: 'numero_cni' });
  const press = () => {
    touch();
    send(resumed);
  };
  return (
    <Form
      name="checkout"
      values={{ numero_cni: values.numero_cni }}
      onField={(field, value) => send({ type: 'field.changed', field, value })}
      faultsText={faultsText}
      className={form}
      onSubmit={touch}
    >
      {isMissing && (
        <TextField
          label={checkoutWording.verification.idNumber}
          hint={checkoutWording.unanswered.idNumberAgain}
          name="numero_cni"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          defaultValue={values.numero_cni}
          error={isFaulty ? checkoutWording.errors['id-number-invalid'] : undefined}
          onBlur={touch}
        />
      )}
      <DeliberateButton width="full" busy={busy} again={checkoutWording.again.resume} onPress={press}>
        {busy ? checkoutWording.placing : checkoutWording.unanswered.resume}
      </DeliberateButton>
    </Form>
  );
}
