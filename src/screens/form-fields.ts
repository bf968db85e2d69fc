type FormFields<Field extends string, Code extends string> = {
  values: Readonly<Record<Field, string>>;
  errors: Partial<Record<Field, Code>>;
  sentences: Readonly<Record<Code, string>>;
  send: (event: { type: 'field.changed'; field: Field; value: string }) => void;
  /** Whether every one of these fields is required. */
  required?: boolean;
};

/** Ties the text fields of a form to its machine: what a field holds, its error's sentence, and what is typed in it. */
export const formFields =
  <Field extends string, Code extends string>({
    values,
    errors,
    sentences,
    send,
    required = false,
  }: FormFields<Field, Code>) =>
  (name: Field) => {
    const code = errors[name];
    return {
      name,
      required,
      value: values[name],
      error: code === undefined ? undefined : sentences[code],
      onChange: (value: string) => send({ type: 'field.changed', field: name, value }),
    };
  };
