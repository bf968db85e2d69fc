import type { FieldChanged, FormSubmitted } from '#machines/form.ts';

type FormFields<Field extends string, Code extends string> = {
  values: Readonly<Record<Field, string>>;
  errors: Partial<Record<Field, Code>>;
  sentences: Readonly<Record<Code, string>>;
  /** Whether every one of these fields is required. */
  required?: boolean;
};

/** Ties the text fields of a form to its machine: what a field begins with, and its error's sentence. */
export const formFields =
  <Field extends string, Code extends string>(form: FormFields<Field, Code>) =>
  (name: Field) => {
    const { values, errors, sentences, required = false } = form;
    const code = errors[name];
    return {
      name,
      required,
      defaultValue: values[name],
      error: code === undefined ? undefined : sentences[code],
    };
  };

/** Ties a form to its machine, whose id it bears: what the machine knows, and what it is told. */
export const formOf = <Values extends object>(
  name: string,
  values: Values,
  send: (event: FieldChanged<keyof Values & string> | FormSubmitted<Values>) => void,
) => ({
  name,
  values,
  onField: (field: keyof Values & string, value: string) => send({ type: 'field.changed', field, value }),
  onSubmit: (submitted: Values) => send({ type: 'form.submitted', values: submitted }),
});
