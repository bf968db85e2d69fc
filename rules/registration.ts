import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { isStrongPassword, passwordText } from './password.ts';
import { phoneSchema, typedName, within } from './typed-text.ts';
import { type Check, emptyValues, validatorFor } from './validation.ts';

/** The registration form, in the provider's own field names (specification §3 "Payloads"). */
export type RegistrationValues = Readonly<v.InferOutput<typeof schema>>;
export type RegistrationField = keyof RegistrationValues;
export type RegistrationFieldCode =
  | 'first-name-required'
  | 'first-name-long'
  | 'first-name-invalid'
  | 'last-name-required'
  | 'last-name-long'
  | 'last-name-invalid'
  | 'email-invalid'
  | 'phone-invalid'
  | 'country-required'
  | 'password-weak';

/** Maximum lengths of names, in user-perceived characters (specification §5). */
export const registrationLimits = { first_name: 20, last_name: 50, numero_telephone: 15 } as const;

// A letter may have combining marks; an apostrophe or a hyphen is between two letters (N'Guessan, Kouamé-Yao).
const letters = "\\p{L}\\p{M}*(?:['’-]?\\p{L}\\p{M}*)*";
const lastName = new RegExp(`^${letters}$`, 'u');
const firstName = new RegExp(`^${letters}(?: ${letters})*$`, 'u');

const code = (known: RegistrationFieldCode): RegistrationFieldCode => known;

const schema = v.object({
  first_name: v.pipe(
    typedName,
    v.minLength(1, code('first-name-required')),
    within(registrationLimits.first_name, code('first-name-long')),
    v.regex(firstName, code('first-name-invalid')),
  ),
  last_name: v.pipe(
    typedName,
    v.minLength(1, code('last-name-required')),
    within(registrationLimits.last_name, code('last-name-long')),
    v.regex(lastName, code('last-name-invalid')),
  ),
  email: emailSchema(code('email-invalid')),
  numero_telephone: v.pipe(phoneSchema, v.regex(/^(?!00)\d{8,15}$/, code('phone-invalid'))),
  pays: v.pipe(v.string(), v.uuid(code('country-required'))),
  password1: v.pipe(passwordText, v.check(isStrongPassword, code('password-weak'))),
});

export const emptyRegistration: RegistrationValues = emptyValues(schema.entries);

/** Validates the registration form (specification §5 "Registration"); texts are normalized, the password has composed accents. */
export const validateRegistration: Check<RegistrationValues, RegistrationFieldCode> = validatorFor(schema);
