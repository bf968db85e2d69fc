import * as v from 'valibot';

/** What a form's check yields: the values as they are to be sent, or one code for each field that is wrong. */
export type Validation<Values, Field extends string, Code extends string> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: Partial<Record<Field, Code>> };

/** The check of a form: of its values as they stand in the fields. */
export type Check<Values, Code extends string> = (
  values: Values,
) => Validation<Values, Extract<keyof Values, string>, Code>;

/**
 * Checks values against a schema whose messages are codes, and keeps the first code of each field. Wording maps codes
 * to sentences; the schema's messages are `satisfies Code`.
 */
export const checkedBy =
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
