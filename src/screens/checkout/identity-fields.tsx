import { Link } from '@tanstack/react-router';
import type { CheckoutValues } from '#rules/checkout.ts';
import { css } from '#styled-system/css';
import { TextField } from '#ui/text-field.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { fieldGroup, groupLegend } from './field-group.ts';

const fields = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
});
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

const fixed = { readOnly: true, onChange: () => undefined } as const;

type IdentityFieldsProps = {
  values: Pick<CheckoutValues, 'first_name' | 'last_name' | 'email'>;
  emailError: string | undefined;
};

/** Who orders: the profile's names and e-mail, read-only (specification §3 "Checkout form"). */
export function IdentityFields({ values, emailError }: IdentityFieldsProps) {
  const texts = checkoutWording.verification;
  return (
    <fieldset className={fieldGroup}>
      <legend className={groupLegend}>{texts.identity}</legend>
      <div className={fields}>
        <TextField label={texts.firstName} name="first_name" value={values.first_name} {...fixed} />
        <TextField label={texts.lastName} name="last_name" value={values.last_name} {...fixed} />
        <TextField
          label={texts.email}
          name="email"
          value={values.email}
          error={emailError}
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
  );
}
