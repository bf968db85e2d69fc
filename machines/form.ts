import type { Validation } from '#rules/validation.ts';

/*
 * Every form is built alike. Its rules are one schema of rules/, its fields stand as typed in the machine's `values`, and
 * what is wrong is worked out from the two: there is no other state. It fills, is submitted at most once at a time, and is
 * refused, without an answer, or done; what was typed stays in each of these.
 */

/** A field as it now stands. */
export type FieldChanged<Field extends string> = { type: 'field.changed'; field: Field; value: string };

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
      { guard: 'isValid', target: 'submitting' },
      { target: '.invalid', actions: 'beginChecking' },
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
