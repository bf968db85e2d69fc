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
 * The shapes of the provider's answers, and the one source of what the contracts ask. A field is required (it stands in
 * the pact with its type, and its record is refused without it) or free (`free`: it stands in no pact, and what does not
 * fit is read as absent). contracts/matching.ts derives the pact's rules from these shapes; patterns are written so that
 * JavaScript and the verifier's engine read them alike (no \d, \s or dot).
 */

/** A field that the shop can do without: absent, null and what does not fit read alike. */
export const free = <const Shape extends GenericSchema>(shape: Shape) => fallback(nullish(shape), undefined);

/** A free field whose absence is written as null. */
export const freeOrNull = <const Shape extends GenericSchema>(shape: Shape) =>
  fallback(nullish(shape, null), null);

/**
 * A text that every provider is asked for and whose records are read without it all the same: an import of the owner's own may have
 * left it empty.
 */
export const askedText = fallback(string(), '');

/** An id, opaque to the shop. */
export const id = pipe(string(), regex(/^\P{Cc}{1,64}$/u));

/** A moment in ISO 8601. */
export const moment = pipe(
  string(),
  regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+-][0-9]{2}:?[0-9]{2})?$/),
);

/** How many of something. */
export const count = pipe(number(), safeInteger());

/** How many were sold: asked for; a number that is written as a text is read as one, none at all as 0. */
export const sold = fallback(count, (given) => {
  const { value } = given ?? {};
  return typeof value === 'string' && /^[0-9]{1,9}$/.test(value) ? Number(value) : 0;
});

/** A token that fits into a header. */
export const accessToken = pipe(string(), regex(/^[!-~]+$/));

const decimal = union([number(), pipe(string(), regex(/^[0-9]+([.][0-9]+)?$/))]);

/** Francs (XOF) as a number, read from a number or a numeric string. */
export const francs = pipe(decimal, transform(Number));

/** A price of the catalogue in francs (XOF): asked for as `francs`; what is not numeric is 0 (specification §5). */
export const cataloguePrice = fallback(francs, 0);

/** A sum in francs (XOF) as the shop keeps it, a numeric string; a number is written as one. */
export const sum = pipe(decimal, transform(String));
