import * as v from 'valibot';
import { isEmail, normalizedEmail } from './email.ts';
import { passwordText } from './password.ts';
import { withoutSeparators } from './phone.ts';
import { plain } from './text.ts';
import { type Check, validatorFor } from './validation.ts';

/** The login form (specification §3 "Payloads"). `email`: an e-mail or a phone number. */
export type LoginValues = Readonly<v.InferOutput<typeof schema>>;
export type LoginFieldCode = 'identifier-invalid' | 'password-short';

/** Minimum length of a password at login (specification §9). */
export const loginPasswordMinimum = 4;

/** The identifier if it is an e-mail, or null if it is a phone number. */
export const emailOf = (identifier: string): string | null => (identifier.includes('@') ? identifier : null);

const invalid = 'identifier-invalid' satisfies LoginFieldCode;
const schema = v.object({
  email: v.pipe(
    v.string(),
    v.transform((typed) =>
      emailOf(plain(typed)) === null ? withoutSeparators(typed) : normalizedEmail(typed),
    ),
    v.minLength(3, invalid),
    v.check((typed) => /^\d{8,15}$/.test(typed) || isEmail(typed), invalid),
  ),
  password: v.pipe(
    passwordText,
    v.minLength(loginPasswordMinimum, 'password-short' satisfies LoginFieldCode),
  ),
});

/**
 * Validates the login form (specification §5 "Login"). An e-mail is normalized, a phone number may be typed in pairs, the
 * password has composed accents.
 */
export const validateLogin: Check<LoginValues, LoginFieldCode> = validatorFor(schema);
