import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { type Check, validatorFor } from './validation.ts';

/** The password reset request: the e-mail of the account (specification §3 "Payloads"). */
export type ForgotPasswordValues = Readonly<v.InferOutput<typeof schema>>;
export type ForgotPasswordCode = 'email-invalid';

const schema = v.object({
  email: emailSchema('email-invalid' satisfies ForgotPasswordCode),
});

/** Validates the request; the e-mail is normalized. */
export const validateForgotPassword: Check<ForgotPasswordValues, ForgotPasswordCode> = validatorFor(schema);
