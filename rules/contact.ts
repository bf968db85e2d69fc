import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { typedProse } from './typed-text.ts';
import { type Check, validatorFor } from './validation.ts';

/** The contact form (specification §2 "Contact"). It makes no request. */
export type ContactValues = Readonly<v.InferOutput<typeof schema>>;
export type ContactField = keyof ContactValues;
export type ContactFieldCode =
  | 'name-required'
  | 'email-required'
  | 'email-invalid'
  | 'subject-required'
  | 'message-required';

const required = (code: ContactFieldCode) => v.pipe(typedProse, v.minLength(1, code));

const schema = v.object({
  name: required('name-required'),
  email: v.pipe(required('email-required'), emailSchema('email-invalid' satisfies ContactFieldCode)),
  subject: required('subject-required'),
  message: required('message-required'),
});

/** Validates the contact form: all four fields are required (specification §5 "Contact"); texts are normalized. */
export const validateContact: Check<ContactValues, ContactFieldCode> = validatorFor(schema);
