/**
 * The texts of the device that are read before the first paint, when no schema has arrived yet: each is one expression. A
 * token is what a header carries (visible ASCII), a theme one of two words, news of the cart
 * and of a session's end a short random text.
 */
const expressions: Readonly<Partial<Record<string, RegExp>>> = {
  access_token: /^[\x21-\x7e]{1,8192}$/,
  theme: /^(?:light|dark)$/,
  session_ended: /^[\x21-\x7e]{1,64}$/,
  cart_changed: /^[\x21-\x7e]{1,64}$/,
};

/** A text as the device holds it under a key, or null where it is not what the key stands for. */
export const believed = (key: string, text: string | null): string | null => {
  const expression = Object.hasOwn(expressions, key) ? expressions[key] : undefined;
  return text === null || expression === undefined || expression.test(text) ? text : null;
};
