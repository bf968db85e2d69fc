import type { Validation } from '#rules/validation.ts';

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
