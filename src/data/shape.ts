import {
  fallback,
  type GenericSchema,
  nullish,
  number,
  pipe,
  regex,
  safeInteger,
  string,
  transform,
  union,
} from 'valibot';

/*
 * The shapes of the provider's answers, from which contracts/matching.ts derives the rules of the pact. A field is required (it
 * is in the pact with its type, and a record without it is rejected) or lenient (`lenient`: it is in no pact, and an invalid value
 * reads as absent). Patterns use only what JavaScript and the verifier's engine read alike (no \d, \s or dot).
 */

/** An optional field: absent, null and invalid values read alike. */
export const lenient = <const Shape extends GenericSchema>(shape: Shape) =>
  fallback(nullish(shape), undefined);

/** A lenient field whose absence is written as null. */
export const lenientOrNull = <const Shape extends GenericSchema>(shape: Shape) =>
  fallback(nullish(shape, null), null);

/** A text that the pact requires but without which a record is still read: it may be empty in data the merchant imported. */
export const lenientText = fallback(string(), '');

/** An id, opaque to the shop. */
export const id = pipe(string(), regex(/^\P{Cc}{1,64}$/u));

/** A date and time in ISO 8601. */
export const moment = pipe(
  string(),
  regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+-][0-9]{2}:?[0-9]{2})?$/),
);

/** A day in ISO 8601. */
export const day = pipe(string(), regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/));

/** A number of items. */
export const count = pipe(number(), safeInteger());

/** The number sold, required by the pact. A numeric string is read as a number, an absent value as 0. */
export const soldCount = fallback(count, (given) => {
  const { value } = given ?? {};
  return typeof value === 'string' && /^[0-9]{1,9}$/.test(value) ? Number(value) : 0;
});

/** A token that is valid in a header. */
export const accessToken = pipe(string(), regex(/^[!-~]+$/));

const decimal = union([number(), pipe(string(), regex(/^[0-9]+([.][0-9]+)?$/))]);

/** Francs (XOF) as a number, read from a number or a numeric string. */
export const francs = pipe(decimal, transform(Number));

/** A price of the catalogue in francs (XOF), required by the pact as `francs`; a value that is not numeric is 0 (specification §5). */
export const cataloguePrice = fallback(francs, 0);

/** A sum in francs (XOF) as a numeric string, the shop's own form; a number is converted. */
export const sum = pipe(decimal, transform(String));
