/** What the shop makes of an answer: the code, the value that a screen gets, what is told, and what the page says. */
export type Expected = { code: string; value: unknown; told: readonly string[]; shown: string };

/** By what is asked, in the words of the pacts. */
export type ExpectedByRequest = Readonly<Record<string, Expected>>;

/** Nothing is told; the page says it. */
export const page = (code: string, shown: string, value: unknown = null): Expected => ({
  code,
  shown,
  value,
  told: [],
});
/** The same sentence as a notice and on the page. */
export const both = (code: string, shown: string, value: unknown = null): Expected => ({
  ...page(code, shown, value),
  told: [shown],
});
/** A notice, and what stands on the page meanwhile. */
export const notice = (code: string, told: string, shown: string, value: unknown = null): Expected => ({
  ...page(code, shown, value),
  told: [told],
});
/** The session says its own end. */
export const over = (code: string, shown: string, value: unknown = null): Expected =>
  notice(code, 'Session expirée: Bonjour, votre session a expiré, veuillez vous reconnecter !', shown, value);
