/* The JSON Schema of a parameter, limited to the needs of the states, and its type. */
type Parameter =
  | { readonly type: 'integer' }
  | { readonly type: 'string'; readonly enum?: readonly string[] }
  | { readonly type: 'object' };
type ValueOf<Given extends Parameter> = Given extends { enum: readonly (infer Choice)[] }
  ? Choice
  : Given extends { type: 'integer' }
    ? number
    : Given extends { type: 'string' }
      ? string
      : Record<string, string | boolean | number>;

type Described = {
  /** The description, in a sentence for the provider's team. */
  readonly means: string;
  readonly params?: Readonly<Record<string, Parameter>>;
  /** The returned values, each with a description. */
  readonly gives?: Readonly<Record<string, string>>;
};

const integer = { type: 'integer' } as const;
const text = { type: 'string' } as const;
const token = 'an access token';
const id = 'its id';
const mailed = 'the last part of the mailed link';

/** Every state that a pact may ask for. contracts/README.md and the kit's JSON Schema are written from this. */
export const states = {
  'nothing is asked beforehand': {
    means:
      'The uuid `00000000-0000-4000-8000-000000000000` and the order number `BL-00000000-0000` belong to nothing',
  },
  'animals are on sale': { means: 'At least one product, category and country' },
  'an animal is on sale': {
    means:
      'It has a promotion, a first picture and a size; an estimated weight and an age where the provider says them',
    gives: { productId: id },
  },
  'an animal with a film is on sale': {
    means: 'Its first picture is a photo whose day is known; its film has a poster',
    gives: { productId: id },
  },
  'an animal without pictures, promotion or size is on sale': {
    means: 'These fields are null, 0 or left out',
    gives: { productId: id },
  },
  'a customer has an account': {
    means: 'Activated, without two-factor',
    gives: { email: 'it may log in', phone: 'it may log in too; 8 to 15 digits' },
  },
  'a customer has an account with two-factor': {
    means: 'A login answers 202',
    gives: { email: 'it may log in' },
  },
  'a customer has not activated the account': {
    means: 'A login answers 423',
    gives: { email: 'of the account' },
  },
  'a customer waits for the code of a two-factor login': {
    means: 'The login was made, the code sent',
    gives: { email: 'of the account', otp: '5 digits', wrongOtp: '5 other digits' },
  },
  'a customer holds a refresh token': {
    means: 'It came with a login, or however you give one',
    gives: { refreshToken: 'for `/refresh`' },
  },
  'a customer is signed in': { means: 'The cart is empty, and there are no orders', gives: { token } },
  'a customer may change the profile': {
    means: 'Signed in; the phone number is the account’s own',
    gives: {
      token,
      email: 'of the account',
      username: 'of the account',
      phone: 'of the account; 8 to 15 digits',
      countryId: 'the uuid of a country',
    },
  },
  'a customer is signed in and an animal is on sale': {
    means: '`stock` animals are left; the cart is empty',
    params: { stock: integer },
    gives: { token, productId: id },
  },
  'a customer’s cart holds one animal': {
    means: 'One line of quantity 1 at `price` francs, `stock` animals left; no promotion',
    params: { stock: integer, price: integer },
    gives: { token, productId: id, lineId: 'the id of the line' },
  },
  'a customer’s cart holds an animal that has been sold since': { means: 'None is left', gives: { token } },
  'a customer has ordered under a key': {
    means:
      '`POST ecommerce/checkout/` with this `key` as `Idempotency-Key` and this `body` ordered one animal at `price` francs',
    params: { key: text, price: integer, body: { type: 'object' } },
    gives: { token },
  },
  'a customer’s order under a key is being placed': {
    means: 'Another call with this `key` as `Idempotency-Key` has begun and is not answered yet',
    params: { key: text },
    gives: { token },
  },
  'a customer has an order': {
    means: 'Of one animal, to be paid online; its payment is `waiting`, `paid` or `cancelled`',
    params: { payment: { type: 'string', enum: ['waiting', 'paid', 'cancelled'] } },
    gives: { token, orderNumber: 'of the order', transactionId: 'of its payment' },
  },
  'another customer has an order': {
    means: 'The token is not the owner’s',
    gives: { token, orderNumber: 'of the other’s order' },
  },
  'an e-mail and a phone number are free': {
    means: 'Nobody has registered with them; another e-mail each time, since guesses may be limited',
    gives: { email: 'free', phone: 'free; 8 to 15 digits', countryId: 'the uuid of a country' },
  },
  'an e-mail is taken': {
    means: 'The phone number is free',
    gives: { email: 'taken', phone: 'free; 8 to 15 digits', countryId: 'the uuid of a country' },
  },
  'an account waits for its activation': {
    means: 'Code and link were mailed',
    gives: { email: 'of the account', otp: '6 digits', wrongOtp: '6 other digits', mailedToken: mailed },
  },
  'a customer has asked for a new password': { means: 'The link was mailed', gives: { mailedToken: mailed } },
  'a new e-mail waits for its confirmation': {
    means: 'A signed-in customer has changed the e-mail; a link was mailed to the new one',
    gives: { mailedToken: mailed },
  },
  'the back office is at work': {
    means:
      'An administrator, who may do what staff may; one record of each kind that may be changed and removed (nothing refers to it)',
    gives: {
      token: 'an administrator’s access token',
      productId: 'of a product that nobody has bought',
      categoryId: 'of a category without products',
      countryId: 'of a country without products',
      staffId: 'of a member of staff',
      userId: 'of a customer without orders',
      usedCategoryId: 'of the category of a product',
      usedCountryId: 'of the country of a product',
      email: 'free',
      phone: 'free; 8 to 15 digits',
      code: 'of a country, free; 2 letters',
      name: 'of a category or country, free',
    },
  },
  'the back office has orders': {
    means: 'An administrator, who may do what staff may',
    gives: {
      token: 'an administrator’s access token',
      orderNumber: 'of an order to be paid online that is PENDING',
      deliveredNumber: 'of an order that is DELIVERED',
    },
  },
  'the next call fails': {
    means:
      'The next call, of the operation named by its `operationId`, is answered with this status (a middleware of your tests; see the starters)',
    params: { operation: text, status: integer },
  },
} as const satisfies Record<string, Described>;

export type StateName = keyof typeof states;

type ParamsOf<Of> = Of extends { params: infer Params extends Record<string, Parameter> }
  ? { -readonly [Name in keyof Params]: ValueOf<Params[Name]> }
  : undefined;

/** The states of the interactions: the name of each with its parameters. */
export type State = { [Name in StateName]: ParamsOf<(typeof states)[Name]> };

/** Values that a state returns, by name; requests take them up. */
export type StateValues = Record<string, string>;
