import * as v from 'valibot';
import { type Check, validatorFor } from './validation.ts';

/** Minimum lengths of passwords (specification §9): of a new one, and of the old one in a change. */
export const newPasswordMinimum = 8;
export const oldPasswordMinimum = 6;

/** A password as it is sent: with composed accents, since devices type é as one character or two. */
export const passwordText = v.pipe(
  v.string(),
  v.transform((typed) => typed.normalize('NFC')),
);

/** Counts code points, like the provider: an emoji is one character. */
const isLong = (password: string, minimum: number): boolean =>
  Array.from(password.normalize('NFC')).length >= minimum;

const upper = /\p{Lu}/u;
const lower = /\p{Ll}/u;
const digit = /\p{Nd}/u;
const special = /[^\p{L}\p{M}\p{N}]/u;

/** The password change form (specification §3 "Payloads"). */
export type PasswordChangeValues = Readonly<v.InferOutput<typeof changeSchema>>;
export type PasswordChangeField = keyof PasswordChangeValues;
export type NewPasswordCode =
  | 'password-short'
  | 'password-without-uppercase'
  | 'password-without-lowercase'
  | 'password-without-special';
export type PasswordChangeCode = NewPasswordCode | 'old-password-short' | 'passwords-differ';

const code = (known: PasswordChangeCode): PasswordChangeCode => known;

const newPassword = v.pipe(
  passwordText,
  v.check((typed) => isLong(typed, newPasswordMinimum), code('password-short')),
  v.regex(upper, code('password-without-uppercase')),
  v.regex(lower, code('password-without-lowercase')),
  v.regex(special, code('password-without-special')),
);

const changeSchema = v.pipe(
  v.object({
    old_password: v.pipe(passwordText, v.minLength(oldPasswordMinimum, code('old-password-short'))),
    new_password1: newPassword,
    new_password2: newPassword,
  }),
  v.forward(
    v.check(({ new_password1, new_password2 }) => new_password1 === new_password2, code('passwords-differ')),
    ['new_password2'],
  ),
);

/** Validates a password change (specification §5); a mismatch is an error of the confirmation. */
export const validatePasswordChange: Check<PasswordChangeValues, PasswordChangeCode> =
  validatorFor(changeSchema);

/** The reset form: the new password twice. Only `new_password` is sent, with the token of the link. */
export type ResetValues = Readonly<v.InferOutput<typeof resetSchema>>;
export type ResetField = keyof ResetValues;
export type ResetCode = 'password-short' | 'passwords-differ';

const resetSchema = v.pipe(
  v.object({
    new_password: v.pipe(
      passwordText,
      v.check((typed) => isLong(typed, newPasswordMinimum), 'password-short' satisfies ResetCode),
    ),
    confirmation: passwordText,
  }),
  v.forward(
    v.check(
      ({ new_password, confirmation }) => new_password === confirmation,
      'passwords-differ' satisfies ResetCode,
    ),
    ['confirmation'],
  ),
);

/** Validates a password reset (specification §5 "Reset"): at least 8 characters, twice the same. */
export const validateReset: Check<ResetValues, ResetCode> = validatorFor(resetSchema);

/** Whether a password is valid for a registration: 8 characters, an uppercase and a lowercase letter, a digit, a special character. */
export function isStrongPassword(password: string): boolean {
  return (
    isLong(password, newPasswordMinimum) &&
    [upper, lower, digit, special].every((needed) => needed.test(password))
  );
}

/** The levels of the strength meter, weakest first: Faible, Moyen, Bon, Fort. */
export const passwordLevels = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordLevel = (typeof passwordLevels)[number];

/** The level of a password, and its points: 0 to 4. */
export interface PasswordStrength {
  readonly points: number;
  readonly level: PasswordLevel;
}

/** One point each for 8 characters, an uppercase letter, a digit, a symbol (specification §5); no point is weak as well. */
export function passwordStrength(password: string): PasswordStrength {
  const points = [
    isLong(password, newPasswordMinimum),
    upper.test(password),
    digit.test(password),
    special.test(password),
  ].filter(Boolean).length;
  return { points, level: passwordLevels[points - 1] ?? 'weak' };
}
