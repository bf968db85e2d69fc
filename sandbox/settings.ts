/** What can be set about the reference provider. Durations are milliseconds. */
export type Settings = {
  /** Calls of the API that one address may make within a minute; then 429. */
  callsPerMinute: number;
  /** Wrong passwords and codes for one account from one address within `guessWindowMs`; then 429. */
  guessesPerPair: number;
  guessWindowMs: number;
  /** Messages of one kind that one e-mail or number may be sent within `guessWindowMs`; then 429. */
  messagesPerRecipient: number;
  /** A login code younger than this serves for the next login too: no second message is sent. */
  sameCodeMs: number;
  /** Tries that one code allows before it dies. */
  triesPerCode: number;
  accessTokenMs: number;
  refreshTokenMs: number;
  activationMs: number;
  twoFactorMs: number;
  passwordResetMs: number;
  emailChangeMs: number;
  /** How long a payment waits for the customer before it expires. */
  paymentMs: number;
  /** How long a call waits for the database; then 503. Less than the shop waits for an answer. */
  databaseWaitMs: number;
  /** Origin of the shop when it is not the one the request came to (another host, a development server, a proxy). */
  shopOrigin: string | undefined;
  /** Public origin of this server and its own pages (payment, confirmation of an e-mail); by default the request's host. */
  origin: string | undefined;
  /** The domain that the cookie `csrftoken` is set for, so that a shop on another host of it reads it; else this host alone. */
  cookieDomain: string | undefined;
  /**
   * Addresses of the proxies before this server (IP, or a network as `10.0.0.0/8`): of them alone it believes who called
   * (`X-Forwarded-For`) and whether over https (`X-Forwarded-Proto`).
   */
  trustProxy: string[];
  /** The specification alone, without the additions marked in the OpenAPI file. */
  letter: boolean;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const defaultSettings: Settings = {
  callsPerMinute: 6000,
  guessesPerPair: 20,
  guessWindowMs: 15 * minute,
  messagesPerRecipient: 5,
  sameCodeMs: 30_000,
  triesPerCode: 5,
  accessTokenMs: day,
  refreshTokenMs: 14 * day,
  activationMs: 2 * day,
  twoFactorMs: 10 * minute,
  passwordResetMs: hour,
  emailChangeMs: day,
  paymentMs: 30 * minute,
  databaseWaitMs: 5000,
  shopOrigin: undefined,
  origin: undefined,
  cookieDomain: undefined,
  trustProxy: [],
  letter: false,
};
