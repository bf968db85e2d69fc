import type { FieldChanged, FormSubmitted } from '#machines/form.ts';

type FormFields<Field extends string, Code extends string> = {
  values: Readonly<Record<Field, string>>;
  errors: Partial<Record<Field, Code>>;
  sentences: Readonly<Record<Code, string>>;
  /** Whether all of these fields are required. */
  required?: boolean;
};

/** Connects the text fields of a form to its machine: their initial values and error sentences. */
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

/** Connects a form to its machine, whose id is the form's: the values in the machine's context, and the events of changes. */
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
