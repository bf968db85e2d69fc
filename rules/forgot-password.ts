import * as v from 'valibot';
import { type Validation, validated } from './validation.ts';

/** The request for a new password: the e-mail of the account (specification §3 "Payloads"). */
export interface ForgotPasswordValues {
  readonly email: string;
}
export type ForgotPasswordCode = 'email-invalid';

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('email-invalid' satisfies ForgotPasswordCode)),
});

/** Checks the request; the e-mail comes out trimmed. */
export function validateForgotPassword(
  values: ForgotPasswordValues,
): Validation<ForgotPasswordValues, 'email', ForgotPasswordCode> {
  return validated(schema, values);
}
