import * as v from 'valibot';

/** The result of a validation: the values to send, or one code for each invalid field. */
export type Validation<Values, Field extends string, Code extends string> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: Partial<Record<Field, Code>> };

/** Validates the current values of a form. */
export type Check<Values, Code extends string> = (
  values: Values,
) => Validation<Values, Extract<keyof Values, string>, Code>;

/** The values of an empty form: no text, and the first option of each list. */
export const emptyValues = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  Object.fromEntries(
    Object.entries(entries).map(([field, shape]) => [
      field,
      'options' in shape && Array.isArray(shape.options) ? shape.options[0] : '',
    ]),
  ) as { readonly [Field in keyof Entries]: v.InferOutput<Entries[Field]> };

/**
 * Validates values against a schema whose messages are codes (`satisfies Code`), and keeps the first code of each field.
 * Wording maps codes to sentences.
 */
export const validatorFor =
  <Values, Code extends string>(schema: v.GenericSchema<unknown, Values>): Check<Values, Code> =>
  (values) => {
    const result = v.safeParse(schema, values);
    if (result.success) return { ok: true, values: result.output };
    const errors: Partial<Record<Extract<keyof Values, string>, Code>> = {};
    for (const issue of result.issues) {
      const field = issue.path?.[0]?.key as Extract<keyof Values, string> | undefined;
      if (field !== undefined) errors[field] ??= issue.message as Code;
    }
    return { ok: false, errors };
  };
