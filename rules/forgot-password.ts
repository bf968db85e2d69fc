import * as v from 'valibot';
import { typedEmail } from './email.ts';
import { type Check, checkedBy } from './validation.ts';

/** The request for a new password: the e-mail of the account (specification §3 "Payloads"). */
export type ForgotPasswordValues = Readonly<v.InferOutput<typeof schema>>;
export type ForgotPasswordCode = 'email-invalid';

const schema = v.object({
  email: typedEmail('email-invalid' satisfies ForgotPasswordCode),
});

/** Checks the request; the e-mail comes out as it is sent. */
export const validateForgotPassword: Check<ForgotPasswordValues, ForgotPasswordCode> = checkedBy(schema);
