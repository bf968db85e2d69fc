/**
 * Validation of the stored texts that are read before the first paint, when no schema is loaded: a regular expression each. A
 * token is valid in a header (visible ASCII), a theme is one of two words, `cart_changed` and `session_ended` are short random
 * texts.
 */
const expressions: Readonly<Partial<Record<string, RegExp>>> = {
  access_token: /^[\x21-\x7e]{1,8192}$/,
  theme: /^(?:light|dark)$/,
  session_ended: /^[\x21-\x7e]{1,64}$/,
  cart_changed: /^[\x21-\x7e]{1,64}$/,
};

/** A stored text, or null if it is invalid for its key. */
export const believed = (key: string, text: string | null): string | null => {
  const expression = Object.hasOwn(expressions, key) ? expressions[key] : undefined;
  return text === null || expression === undefined || expression.test(text) ? text : null;
};
