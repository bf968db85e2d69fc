import { profileErrors, type profileMachine, profileValues } from '#machines/account/profile.machine.ts';
import type { Country } from '#openapi/schemas.ts';
import { everySex } from '#openapi/words.ts';
import type { Loaded } from '#rules/loaded.ts';
import type { ProfileField, ProfileFieldCode } from '#rules/profile.ts';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Form } from '#ui/form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { faultsText } from '#wording/faults.ts';
import { profileWording } from '#wording/profile.ts';
import { CountryField } from '../account/country-field.tsx';
import { Refusal } from '../account/refusal.tsx';
import { withEmailOffer, withPhoneOffer } from '../field-offers.ts';
import { formFields, formOf } from '../form-fields.ts';
import type { MachineProps } from '../machine-props.ts';

const heading = css({ textStyle: 'h2', mb: '5' });
const fields = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  gap: '4.5',
  alignItems: 'start',
});

type ProfileFormProps = MachineProps<typeof profileMachine> & {
  /** The provider's countries. */
  countries: Loaded<readonly Country[]>;
  /** The new e-mail that awaits confirmation, if any. */
  pendingEmail?: string | null;
  onCountriesRetry: () => void;
};

/** The profile tab of the customer area (specification §2 "Dashboard", §5 "Profile"): a form with the user's data. */
export function ProfileForm({ snapshot, send, countries, pendingEmail, onCountriesRetry }: ProfileFormProps) {
  const values = profileValues(snapshot.context);
  const errors = profileErrors(snapshot.context);
  const busy = snapshot.hasTag('busy');
  const field = formFields<Exclude<ProfileField, 'sexe'>, ProfileFieldCode>({
    values,
    errors,
    sentences: profileWording.errors,
  });

  return (
    <section className={cardStyle()}>
      <h2 className={heading}>{profileWording.title}</h2>
      <Form {...formOf('profile', values, send)} faultsText={faultsText}>
        <div className={fields}>
          <TextField
            {...field('first_name')}
            label={profileWording.firstName}
            autoComplete="given-name"
            required
          />
          <TextField
            {...field('last_name')}
            label={profileWording.lastName}
            autoComplete="family-name"
            required
          />
          <TextField
            {...withEmailOffer(field('email'), values.email)}
            label={profileWording.email}
            hint={pendingEmail ? profileWording.pendingEmail(pendingEmail) : undefined}
            required
          />
          <TextField
            {...field('username')}
            label={profileWording.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField
            {...withPhoneOffer(field('numero_telephone'), values.numero_telephone)}
            label={profileWording.phone}
            type="tel"
            autoComplete="tel"
          />
          <CountryField
            {...field('pays')}
            label={profileWording.country}
            placeholder={profileWording.chooseCountry}
            countries={countries}
            onRetry={onCountriesRetry}
          />
          <SelectField
            label={profileWording.sex}
            name="sexe"
            autoComplete="sex"
            options={everySex.map((sexe) => ({ value: sexe, label: profileWording.sexes[sexe] }))}
            value={values.sexe}
            error={errors.sexe === undefined ? undefined : profileWording.errors[errors.sexe]}
          />
          <TextArea
            {...field('adresse1')}
            label={profileWording.address}
            rows={2}
            autoComplete="street-address"
          />
        </div>
        <Refusal snapshot={snapshot} />
        <div>
          <Button type="submit" busy={busy}>
            {busy ? profileWording.submitting : profileWording.submit}
          </Button>
        </div>
      </Form>
    </section>
  );
}
