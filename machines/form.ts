import type { Validation } from '#rules/validation.ts';

/*
 * The states and events shared by all forms. The schema of a form is in rules/. The fields are uncontrolled: the machine's
 * `values` follow them (`field.changed`), a submission carries them, and the machine changes a field only by the action
 * `writeFields`. The errors are derived from schema and values. One submission is pending at a time; it is refused,
 * unreachable or accepted, and the first two keep the input.
 */

/** The current value of a field. */
export type FieldChanged<Field extends string> = { type: 'field.changed'; field: Field; value: string };

/** The form was submitted with these values; only these are validated and sent. */
export type FormSubmitted<Values> = { type: 'form.submitted'; values: Values };

type Submission<Values> = { context: { values: Values }; event: { type: string; values?: Values } };

/** The values of a submission, else those of the context. XState evaluates guards before it assigns. */
export const submittedValues = <Values>({ context, event }: Submission<Values>): Values =>
  event.values ?? context.values;

/** The fields after a change of one. */
export const withField = <Values extends object>(
  { values }: { values: Values },
  { field, value }: { field: keyof Values; value: string },
): { values: Values } => ({ values: { ...values, [field]: value } });

/** The states before a submission: idle, or with the result of the last submission. An invalid one shows the errors from then on. */
export const fillingState = {
  initial: 'idle',
  on: {
    'form.submitted': [
      { guard: 'isValid', target: 'submitting', actions: 'takeValues' },
      { target: '.invalid', actions: ['takeValues', 'beginChecking'] },
    ],
  },
  states: {
    idle: {},
    invalid: { meta: { looksAs: { idle: 'the data alone shows the errors' } } },
    refused: { meta: { looksAs: { idle: 'the data alone shows the refusal' } } },
    unreachable: {},
  },
} as const;

/** The invalid fields of a form with their codes; empty if the form is valid. */
export function errorsIn<Values, Field extends string, Code extends string>(
  validation: Validation<Values, Field, Code>,
): Partial<Record<Field, Code>> {
  return validation.ok ? {} : validation.errors;
}

/** The validated values to send. Throws if the form is invalid, which a guard prevents. */
export function valuesIn<Values, Field extends string, Code extends string>(
  validation: Validation<Values, Field, Code>,
): Values {
  if (!validation.ok) throw new Error('The form was not checked before it was sent.');
  return validation.values;
}

/** The errors to show: none before the first submission, those of the current fields after it. */
export const errorsOnceSubmitted =
  <Values, Field extends string, Code extends string>(
    validate: (values: Values) => Validation<Values, Field, Code>,
  ) =>
  ({ values, submitted }: { values: Values; submitted: boolean }): Partial<Record<Field, Code>> =>
    submitted ? errorsIn(validate(values)) : {};

/** The fields of a form that the tab stores until it is sent. */
export type FormDraft = Readonly<Record<string, string>>;

/** A form with its stored values; unknown fields are ignored. */
export function withDraft<Values extends Readonly<Record<Extract<keyof Values, string>, string>>>(
  empty: Values,
  draft: FormDraft,
): Values {
  const known = Object.entries(draft).filter(([field]) => Object.hasOwn(empty, field));
  return { ...empty, ...Object.fromEntries(known) };
}
