import * as v from 'valibot';
import { typedEmail } from './email.ts';
import { typedProse } from './typed-text.ts';
import { type Check, checkedBy } from './validation.ts';

/** The contact form (specification §2 "Contact"). Nothing of it is sent. */
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
  email: v.pipe(required('email-required'), typedEmail('email-invalid' satisfies ContactFieldCode)),
  subject: required('subject-required'),
  message: required('message-required'),
});

/** Checks the contact form: all four fields are required (specification §5 "Contact"); texts come out as they are sent. */
export const validateContact: Check<ContactValues, ContactFieldCode> = checkedBy(schema);
