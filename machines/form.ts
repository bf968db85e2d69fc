import type { Validation } from '#rules/validation.ts';

/*
 * Every form is built alike. Its rules are one schema of rules/. The document owns its fields: the machine's `values` follow
 * them (`field.changed`), a submission carries them, and the machine changes a field by the action `writeFields` alone. The
 * errors are derived from rules and values: there is no other state. A form fills, is submitted at most once at a time, and
 * is refused, without an answer, or done; what was typed stays in each of these.
 */

/** A field as it now stands. */
export type FieldChanged<Field extends string> = { type: 'field.changed'; field: Field; value: string };

/** The form was sent, with what stood in its fields at that moment: a submission is judged by nothing else. */
export type FormSubmitted<Values> = { type: 'form.submitted'; values: Values };

type Submission<Values> = { context: { values: Values }; event: { type: string; values?: Values } };

/** The values of a submission, else those that the machine holds. XState evaluates guards before it assigns. */
export const submittedValues = <Values>({ context, event }: Submission<Values>): Values =>
  event.values ?? context.values;

/** The fields with the one that was changed. */
export const withField = <Values extends object>(
  { values }: { values: Values },
  { field, value }: { field: keyof Values; value: string },
): { values: Values } => ({ values: { ...values, [field]: value } });

/** A form before it is sent: at rest, or with what the last submission came to. A faulty one shows its errors from then on. */
export const filling = {
  initial: 'resting',
  on: {
    'form.submitted': [
      { guard: 'isValid', target: 'submitting', actions: 'takeValues' },
      { target: '.invalid', actions: ['takeValues', 'beginChecking'] },
    ],
  },
  states: {
    resting: {},
    invalid: { meta: { looksAs: { resting: 'the errors are drawn from the data' } } },
    refused: { meta: { looksAs: { resting: 'the refusal is drawn from the data' } } },
    unreachable: {},
  },
} as const;

/** The faulty fields of a form with their codes; none where it may be sent. */
export function errorsIn<Values, Field extends string, Code extends string>(
  validation: Validation<Values, Field, Code>,
): Partial<Record<Field, Code>> {
  return validation.ok ? {} : validation.errors;
}

/** The values as they are to be sent. Throws where the form is faulty, which means that a guard let it through. */
export function valuesIn<Values, Field extends string, Code extends string>(
  validation: Validation<Values, Field, Code>,
): Values {
  if (!validation.ok) throw new Error('The form was not checked before it was sent.');
  return validation.values;
}

/** The errors that a form shows: none before it was submitted once, from then on those of its fields as they stand. */
export const errorsOnceSubmitted =
  <Values, Field extends string, Code extends string>(
    validate: (values: Values) => Validation<Values, Field, Code>,
  ) =>
  ({ values, submitted }: { values: Values; submitted: boolean }): Partial<Record<Field, Code>> =>
    submitted ? errorsIn(validate(values)) : {};

/** Fields of a form as the tab kept them until it is sent. */
export type FormDraft = Readonly<Record<string, string>>;

/** A form with its stored values over it; what is none of its fields is left out. */
export function withDraft<Values extends Readonly<Record<Extract<keyof Values, string>, string>>>(
  empty: Values,
  draft: FormDraft,
): Values {
  const known = Object.entries(draft).filter(([field]) => Object.hasOwn(empty, field));
  return { ...empty, ...Object.fromEntries(known) };
}
