/** What can be set about the reference provider. Durations are milliseconds. */
export type Settings = {
  /** Calls of the API that one address may make within a minute; then 429. */
  callsPerMinute: number;
  /** Wrong passwords and codes for one account from one address within `guessWindowMs`; then 429. */
  guessesPerPair: number;
  /** The same for one account from everywhere: higher, since it lets others lock somebody out. */
  guessesPerAccount: number;
  /** Wrong passwords and codes that may come from one address within `guessWindowMs`; then 429. */
  guessesPerAddress: number;
  guessWindowMs: number;
  /** Tries that one code allows before it dies. */
  triesPerCode: number;
  accessTokenMs: number;
  refreshTokenMs: number;
  activationMs: number;
  twoFactorMs: number;
  passwordResetMs: number;
  /** How long a payment waits for the customer before it expires. */
  paymentMs: number;
  /** Origin of the shop when it is not the one the request came to (a development server, a proxy). */
  shopOrigin: string | undefined;
  /** The specification alone, without what the OpenAPI file marks as an addition. */
  letter: boolean;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const defaultSettings: Settings = {
  callsPerMinute: 6000,
  guessesPerPair: 20,
  guessesPerAccount: 200,
  guessesPerAddress: 1000,
  guessWindowMs: 15 * minute,
  triesPerCode: 5,
  accessTokenMs: day,
  refreshTokenMs: 14 * day,
  activationMs: 2 * day,
  twoFactorMs: 10 * minute,
  passwordResetMs: hour,
  paymentMs: 30 * minute,
  shopOrigin: undefined,
  letter: false,
};
