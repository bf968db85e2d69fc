import { Link } from '@tanstack/react-router';
import { Truck } from 'lucide-react';
import { shownErrors } from '#machines/checkout-values.ts';
import { checkoutLimits } from '#rules/checkout.ts';
import { css } from '#styled-system/css';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import type { CheckoutProps } from './checkout.tsx';
import { StepTitle } from './step-title.tsx';

const group = css({ border: 'none', p: '0', m: '0', minW: '0' });
const legend = css({ textStyle: 'h3', mb: '4', p: '0' });
const fields = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
});
const names = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
});
const wide = css({ gridColumn: { md: '1 / -1' } });
const whole = css({ gridColumn: '1 / -1' });
const note = css({ textStyle: 'small', color: 'muted', mt: '3' });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '6',
  fontWeight: 'semibold',
  color: 'primary',
  textDecoration: 'underline',
  textUnderlineOffset: '[3px]',
});
const icon = css({ w: '6', h: '6', flexShrink: '0' });

type TypedField = 'phone' | 'address' | 'ville' | 'code_postal' | 'numero_cni' | 'notes';

/** Step 1, Vérifications: who orders, from the profile and read-only, and where to deliver (specification §3, §5). */
export function DeliveryStep({ snapshot: { context }, send }: CheckoutProps) {
  const { values } = context;
  const { verification: texts, errors: sentences } = checkoutWording;
  const errors = shownErrors(context);
  const told = (name: TypedField | 'email') => {
    const code = errors[name];
    return { name, error: code === undefined ? undefined : sentences[code] };
  };
  const typed = (name: TypedField) => ({
    ...told(name),
    value: values[name],
    onChange: (value: string) => send({ type: 'value.changed', field: name, value }),
    onBlur: () => send({ type: 'field.touched', field: name }),
  });
  const fixed = { readOnly: true, onChange: () => undefined } as const;

  return (
    <>
      <StepTitle title={texts.title} />
      <fieldset className={group}>
        <legend className={legend}>{texts.identity}</legend>
        <div className={names}>
          <TextField label={texts.firstName} name="first_name" value={values.first_name} {...fixed} />
          <TextField label={texts.lastName} name="last_name" value={values.last_name} {...fixed} />
          <TextField
            label={texts.email}
            {...told('email')}
            value={values.email}
            className={whole}
            {...fixed}
          />
        </div>
        <p className={note}>
          {texts.readOnly}{' '}
          <Link to="/dashboard" className={link}>
            {texts.editProfile}
          </Link>
        </p>
      </fieldset>
      <fieldset className={group}>
        <legend className={legend}>{texts.delivery}</legend>
        <div className={fields}>
          <TextField
            {...typed('phone')}
            label={texts.phone}
            hint={texts.phoneHint}
            type="tel"
            autoComplete="tel-national"
            required
            className={wide}
          />
          <TextField
            {...typed('address')}
            label={texts.address}
            hint={texts.addressHint}
            autoComplete="street-address"
            required
            className={wide}
          />
          <TextField {...typed('ville')} label={texts.city} autoComplete="address-level2" required />
          <TextField
            {...typed('code_postal')}
            label={texts.postalCode}
            optionalLabel={texts.optional}
            hint={texts.postalCodeHint}
            autoComplete="postal-code"
            inputMode="numeric"
          />
          <TextField
            {...typed('numero_cni')}
            label={texts.idNumber}
            optionalLabel={texts.optional}
            hint={texts.idNumberHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={wide}
          />
          <TextArea
            {...typed('notes')}
            label={texts.notes}
            optionalLabel={texts.optional}
            hint={`${texts.notesHint} ${texts.notesLeft(Math.max(0, checkoutLimits.notes - values.notes.length))}`}
            className={wide}
          />
        </div>
      </fieldset>
      <RadioCards
        legend={texts.method}
        name="delivery_method"
        options={[
          {
            value: values.delivery_method,
            label: texts.methods[values.delivery_method],
            detail: texts.methodHint,
            icon: <Truck aria-hidden="true" className={icon} />,
          },
        ]}
        value={values.delivery_method}
        onChange={() => undefined}
      />
    </>
  );
}
