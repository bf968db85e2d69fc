import { Link } from '@tanstack/react-router';
import type { CheckoutValues } from '#rules/checkout.ts';
import { css } from '#styled-system/css';
import { grid, wrap } from '#styled-system/patterns';
import { linkStyle } from '#ui/link-style.ts';
import { TextField } from '#ui/text-field.tsx';
import { checkoutWording } from '#wording/checkout.ts';

const frame = css({ minW: '0' });
const head = wrap({ align: 'center', columnGap: '4', mb: '1' });
const title = css({ textStyle: 'h4', flexGrow: '1' });
// Small labels above plain texts: these fields are read-only.
const fields = grid({
  columnGap: '4',
  rowGap: '2',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)',
  },
  alignItems: 'start',
  '& > div': { gap: '0' },
  '& label': { fontSize: 'small', fontWeight: 'regular', color: 'muted' },
  '& input[readonly]': {
    minH: '6',
    px: '0',
    bg: 'transparent',
    border: 'none',
    borderRadius: 'xs',
    color: 'text',
    fontWeight: 'semibold',
    textOverflow: 'ellipsis',
  },
});
const whole = css({ gridColumn: { base: '1 / -1', md: 'auto' } });
const link = linkStyle({ reach: 'thumb' });

type IdentityFieldsProps = {
  values: Pick<CheckoutValues, 'first_name' | 'last_name' | 'email'>;
};

/**
 * The customer: the profile's names and e-mail, read-only (specification §3 "Checkout form"), and a link to the profile, which
 * leads back.
 */
export function IdentityFields({ values }: IdentityFieldsProps) {
  const texts = checkoutWording.verification;
  return (
    <section className={frame} aria-labelledby="vos-coordonnees">
      <div className={head}>
        <h3 id="vos-coordonnees" className={title}>
          {texts.identity}
        </h3>
        <Link to="/dashboard" search={{ retour: 'commande' }} className={link} aria-label={texts.editProfile}>
          {texts.edit}
        </Link>
      </div>
      <div className={fields}>
        <TextField label={texts.firstName} name="first_name" defaultValue={values.first_name} readOnly />
        <TextField label={texts.lastName} name="last_name" defaultValue={values.last_name} readOnly />
        <TextField label={texts.email} name="email" defaultValue={values.email} className={whole} readOnly />
      </div>
    </section>
  );
}
