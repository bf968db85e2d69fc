import { Link } from '@tanstack/react-router';
import { registrationErrors, type registrationMachine } from '#machines/account/registration.machine.ts';
import type { Country } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import { passwordStrength } from '#rules/password.ts';
import { grid } from '#styled-system/patterns';
import { PasswordField } from '#ui/password-field.tsx';
import { StrengthMeter } from '#ui/strength-meter.tsx';
import { TextField } from '#ui/text-field.tsx';
import { registrationWording } from '#wording/registration.ts';
import { withEmailOffer, withPhoneOffer } from '../field-offers.ts';
import { formFields, formOf } from '../form-fields.ts';
import type { MachineProps } from '../machine-props.ts';
import { AccountForm } from './account-form.tsx';
import { CountryField } from './country-field.tsx';
import { Refusal } from './refusal.tsx';
import { TextLink } from './text-link.tsx';

const names = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
  gap: '4.5',
});

type RegistrationScreenProps = MachineProps<typeof registrationMachine> & {
  countries: Loaded<readonly Country[]>;
  onCountriesRetry: () => void;
};

/** The registration (specification §2 "Registration", §5): six fields, and how strong the password is. */
export function RegistrationScreen({ snapshot, send, countries, onCountriesRetry }: RegistrationScreenProps) {
  const { values, unanswered } = snapshot.context;
  const { points, level } = passwordStrength(values.password1);
  const field = formFields({
    values,
    errors: registrationErrors(snapshot.context),
    sentences: registrationWording.errors,
    required: true,
  });

  return (
    <AccountForm
      {...formOf('registration', values, send)}
      draft
      texts={registrationWording}
      introduction={registrationWording.text}
      busy={snapshot.hasTag('busy')}
      refusal={
        <Refusal snapshot={snapshot}>
          {unanswered && (
            <p>
              {registrationWording.unanswered.text}{' '}
              <Link to="/otp">{registrationWording.unanswered.enterCode}</Link>
            </p>
          )}
        </Refusal>
      }
      links={
        <p>
          {registrationWording.haveAccount} <TextLink to="/login">{registrationWording.login}</TextLink>
        </p>
      }
    >
      <div className={names}>
        <TextField {...field('first_name')} label={registrationWording.firstName} autoComplete="given-name" />
        <TextField {...field('last_name')} label={registrationWording.lastName} autoComplete="family-name" />
      </div>
      <TextField {...withEmailOffer(field('email'), values.email)} label={registrationWording.email} />
      <TextField
        {...withPhoneOffer(field('numero_telephone'), values.numero_telephone)}
        label={registrationWording.phone}
        hint={registrationWording.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      <CountryField
        {...field('pays')}
        label={registrationWording.country}
        placeholder={registrationWording.chooseCountry}
        countries={countries}
        onRetry={onCountriesRetry}
      />
      <div>
        <PasswordField
          {...field('password1')}
          label={registrationWording.password}
          hint={registrationWording.passwordHint}
          autoComplete="new-password"
          showLabel={registrationWording.showPassword}
          hideLabel={registrationWording.hidePassword}
        />
        <StrengthMeter
          label={registrationWording.strength}
          points={points}
          level={values.password1 === '' ? null : registrationWording.levels[level]}
        />
      </div>
    </AccountForm>
  );
}
