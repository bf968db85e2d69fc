/** The expected handling of an answer: the code, the value that a screen gets, the notices, and the text of the page. */
export type Expected = { code: string; value: unknown; notices: readonly string[]; shown: string };

/** By the description of the request in the pacts. */
export type ExpectedByRequest = Readonly<Record<string, Expected>>;

/** No notice; the sentence is on the page. */
export const page = (code: string, shown: string, value: unknown = null): Expected => ({
  code,
  shown,
  value,
  notices: [],
});
/** The same sentence as a notice and on the page. */
export const both = (code: string, shown: string, value: unknown = null): Expected => ({
  ...page(code, shown, value),
  notices: [shown],
});
/** A notice, and another text on the page. */
export const notice = (code: string, sentence: string, shown: string, value: unknown = null): Expected => ({
  ...page(code, shown, value),
  notices: [sentence],
});
/** The session's own notice that it has expired. */
export const over = (code: string, shown: string, value: unknown = null): Expected =>
  notice(code, 'Session expirée: Bonjour, votre session a expiré, veuillez vous reconnecter !', shown, value);
