import * as v from 'valibot';
import { withoutSeparators } from './phone.ts';
import { type Validation, validated } from './validation.ts';

/** The login form (specification §3 "Payloads"): `email` takes an e-mail or a phone number. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
}
export type LoginField = keyof LoginValues;
export type LoginFieldCode = 'identifier-invalid' | 'password-short';

/** Shortest password at login (specification §9). */
export const loginPasswordMinimum = 4;

/** An identifier that is an e-mail, or null: a phone number. */
export const emailOf = (identifier: string): string | null => (identifier.includes('@') ? identifier : null);

const invalid = 'identifier-invalid' satisfies LoginFieldCode;
const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.transform((typed) => (emailOf(typed) === null ? withoutSeparators(typed) : typed)),
    v.minLength(3, invalid),
    v.check((typed) => /^\d{8,15}$/.test(typed) || v.EMAIL_REGEX.test(typed), invalid),
  ),
  password: v.pipe(v.string(), v.minLength(loginPasswordMinimum, 'password-short' satisfies LoginFieldCode)),
});

/**
 * Checks the login form (specification §5 "Login"). An e-mail is trimmed, a phone number may be typed in pairs, the password
 * is taken as typed.
 */
export function validateLogin(values: LoginValues): Validation<LoginValues, LoginField, LoginFieldCode> {
  return validated(schema, values);
}
