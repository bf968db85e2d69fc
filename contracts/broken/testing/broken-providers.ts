export type Message = { status: number; headers: Record<string, string | string[]>; body: string };
export type Call = { path: string; headers: Record<string, string>; body: string };
type Json = Record<string, unknown>;

/** The sandbox with one fault: a proxy changes its requests or answers. */
export type BrokenProvider = {
  broken: string;
  /** The interaction that has to fail. */
  asks: string;
  call?: (call: Call) => Call;
  /** The calls that it refuses with 400 before it processes them. */
  refuses?: (call: Call) => boolean;
  /** The shop sends nothing that it refuses: the interaction has to pass, and an order has to succeed. */
  isHarmless?: true;
  answer?: (answer: Message) => Message;
};

const withBody =
  (change: (body: never) => unknown) =>
  (answer: Message): Message => ({
    ...answer,
    body: JSON.stringify(change(JSON.parse(answer.body) as never)),
  });
const withStatus =
  (status: number) =>
  (answer: Message): Message => ({ ...answer, status });
const everyRecord = (change: (record: Json) => object) => withBody((list: Json[]) => list.map(change));
const everyProduct = (changes: object) =>
  everyRecord((line) => ({ ...line, product: { ...(line.product as Json), ...changes } }));
const without =
  (name: string) =>
  (record: Json): object =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
const asPage = (answer: Message): Message => ({
  ...answer,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Bienvenue</title>',
});

const bodyOf = ({ body }: Call): Json => (body === '' ? {} : (JSON.parse(body) as Json));
const specified = new Set([
  ...['first_name', 'last_name', 'email', 'phone', 'address', 'ville', 'notes', 'code_postal', 'numero_cni'],
  ...['moyen_paiement', 'type_paiement', 'delivery_method', 'is_payement_echolone'],
]);
const ordering = 'to order and pay online';

/** Refusals of requests. */
const refusals: readonly BrokenProvider[] = [
  {
    broken: 'an order with a field that the specification does not name is refused',
    asks: ordering,
    refuses: (call) => Object.keys(bodyOf(call)).some((field) => !specified.has(field)),
    isHarmless: true,
  },
  {
    broken: 'an order with an empty text is refused',
    asks: ordering,
    refuses: (call) => Object.values(bodyOf(call)).includes(''),
    isHarmless: true,
  },
  {
    broken: 'a key is refused',
    asks: ordering,
    refuses: ({ headers }) => headers['idempotency-key'] !== undefined,
    isHarmless: true,
  },
  {
    broken: 'a charset in the type of a body is refused',
    asks: ordering,
    refuses: ({ headers }) => /charset/i.test(headers['content-type'] ?? ''),
    isHarmless: true,
  },
  {
    broken: 'a charset in the type of a body is wanted',
    asks: ordering,
    refuses: ({ headers }) => !/charset/i.test(headers['content-type'] ?? ''),
  },
  {
    broken: 'the notes of an order are an unknown field',
    asks: 'to order with every field of the form',
    refuses: (call) => 'notes' in bodyOf(call),
  },
  {
    broken: 'the ID number of an order is an unknown field',
    asks: 'to order with every field of the form',
    refuses: (call) => 'numero_cni' in bodyOf(call),
  },
  {
    broken: 'fields of an order that may be empty are required',
    asks: ordering,
    refuses: (call) => !('notes' in bodyOf(call)),
  },
  {
    broken: 'a field of the profile cannot be emptied',
    asks: 'to empty the address of the profile',
    refuses: (call) => Object.values(bodyOf(call)).includes(''),
  },
  {
    broken: 'the second address of a profile is an unknown field',
    asks: 'to change the profile',
    refuses: (call) => 'adresse2' in bodyOf(call),
  },
  {
    broken: 'every field of a profile is required',
    asks: 'to change a profile whose optional fields are empty',
    refuses: (call) => !('adresse1' in bodyOf(call)),
  },
  {
    broken: 'the CSRF header is refused',
    asks: 'to add an animal to the cart',
    refuses: ({ headers }) => headers['x-csrftoken'] !== undefined,
  },
  {
    broken: 'a slash at the end of a path is refused',
    asks: 'to add an animal to the cart',
    refuses: ({ path }) => path.endsWith('/'),
  },
  {
    broken: 'a slash at the end of a path is wanted',
    asks: 'for the categories',
    refuses: ({ path }) => !path.endsWith('/'),
  },
];

/** Media types and bodies of refusals. */
const named: BrokenProvider = {
  broken: 'refusals are application/problem+json',
  asks: 'to register with an e-mail that is taken',
  isHarmless: true,
  answer: (answer) =>
    answer.status < 400
      ? answer
      : { ...answer, headers: { ...answer.headers, 'content-type': 'application/problem+json' } },
};

/** Each of these is the sandbox with one fault that the shop cannot tolerate. */
export const brokenProviders: readonly BrokenProvider[] = [
  ...refusals,
  named,
  {
    broken: 'the list of products is wrapped in an object',
    asks: 'for all products',
    answer: withBody((list: Json[]) => ({ results: list })),
  },
  { broken: 'products have no price', asks: 'for all products', answer: everyRecord(without('price')) },
  {
    broken: 'products have a price on request',
    asks: 'for all products',
    answer: everyRecord((one) => ({ ...one, price: 'sur demande' })),
  },
  {
    broken: 'products have their category as an id',
    asks: 'for all products',
    answer: everyRecord((one) => ({ ...one, category: 'c' })),
  },
  { broken: 'products have no country', asks: 'for one product', answer: withBody(without('origine')) },
  {
    broken: 'the stock is written as text',
    asks: 'for one product',
    answer: withBody((one: Json) => ({ ...one, quantity_initial: '6' })),
  },
  {
    broken: 'dates are written the French way',
    asks: 'for one product',
    answer: withBody((one: Json) => ({ ...one, created_at: '21/10/2026' })),
  },
  { broken: 'the promotion is missing', asks: 'for one product', answer: withBody(without('promo_price')) },
  {
    broken: 'ids are numbers',
    asks: 'for the categories',
    answer: everyRecord((one) => ({ ...one, id: 7 })),
  },
  {
    broken: 'a category has no name',
    asks: 'for the categories',
    answer: everyRecord(without('nom_categorie')),
  },
  {
    broken: 'numbers are not counted',
    asks: 'for the number of products of each category',
    answer: everyRecord(without('count')),
  },
  {
    broken: 'every address gets its slash by a redirect',
    asks: 'for the categories',
    answer: (answer) => ({
      ...answer,
      status: 301,
      headers: { location: '/api/v1/ecommerce/categories/' },
      body: '',
    }),
  },
  {
    broken: 'the API stands elsewhere',
    asks: 'for the countries of origin',
    call: (call) => ({ ...call, path: call.path.replace('/api/v1', '/api/v2') }),
  },
  { broken: 'an unknown path answers the shop’s page', asks: 'for the countries of origin', answer: asPage },
  {
    broken: 'answers are not JSON',
    asks: 'for the cart',
    answer: (answer) => ({ ...answer, headers: { 'content-type': 'text/plain' } }),
  },
  {
    broken: 'answers are cut off',
    asks: 'for the cart',
    answer: (answer) => ({ ...answer, body: answer.body.slice(0, 20) }),
  },
  {
    broken: 'cart lines have no promotion',
    asks: 'for the cart',
    answer: everyRecord((line) => ({ ...line, product: without('promo_price')(line.product as Json) })),
  },
  { broken: 'cart lines have no price', asks: 'for the cart', answer: everyProduct({ price: null }) },
  {
    broken: 'cart lines have their product as an id',
    asks: 'for the cart',
    answer: everyRecord((line) => ({ ...line, product: 'p' })),
  },
  { broken: 'an empty cart is not found', asks: 'for an empty cart', answer: withStatus(404) },
  {
    broken: 'the bearer is not read',
    asks: 'for the cart',
    call: (call) => ({ ...call, headers: { ...call.headers, authorization: '' } }),
  },
  {
    broken: 'an old token is taken',
    asks: 'for the cart with an expired token',
    answer: (answer) => ({ ...answer, status: 200, body: '[]' }),
  },
  {
    broken: 'an old token is forbidden, not unauthorized',
    asks: 'for the orders with an expired token',
    answer: withStatus(403),
  },
  {
    broken: 'a visitor is forbidden, not unauthorized',
    asks: 'to add an animal to the cart as a visitor',
    answer: withStatus(403),
  },
  {
    broken: 'more animals than are left are added',
    asks: 'to add more animals than are left',
    answer: withStatus(201),
  },
  {
    broken: 'a login answers its token at the top',
    asks: 'to log in with an e-mail',
    answer: withBody((json: Json) => json.token),
  },
  { broken: 'a login answers 201', asks: 'to log in with an e-mail', answer: withStatus(201) },
  {
    broken: 'a second factor is answered with 200',
    asks: 'to log in where a code has to follow',
    answer: withStatus(200),
  },
  {
    broken: 'a sleeping account is unauthorized',
    asks: 'to log in before the activation',
    answer: withStatus(401),
  },
  {
    broken: 'a wrong password is accepted politely',
    asks: 'to log in with a wrong password',
    answer: withStatus(200),
  },
  {
    broken: 'a wrong code is unprocessable',
    asks: 'to activate an account with a wrong code',
    answer: withStatus(422),
  },
  {
    broken: 'an unknown account has a wrong code',
    asks: 'to finish the login of an unknown account',
    answer: withStatus(400),
  },
  {
    broken: 'a registration is refused in Django’s words',
    asks: 'to register with an e-mail that is taken',
    answer: withBody(() => ({ detail: 'Déjà pris.' })),
  },
  { broken: 'the body is not read', asks: 'to register', call: (call) => ({ ...call, body: '{}' }) },
  {
    broken: 'orders are placed without an address to pay at',
    asks: 'to order and pay online',
    answer: withBody(without('payment_url')),
  },
  {
    broken: 'the address to pay at is a path',
    asks: 'to order and pay 30 % now',
    answer: withBody((json: Json) => ({ ...(json as object), payment_url: '/pay/1' })),
  },
  {
    broken: 'an address to pay at comes where nothing is to be paid',
    asks: 'to order and pay all on delivery',
    answer: withBody((json: Json) => ({ ...(json as object), payment_url: 'https://pay.exemple.ci/1' })),
  },
  { broken: 'an order lacks its client', asks: 'for one order', answer: withBody(without('client')) },
  { broken: 'an order lacks its animals', asks: 'for one order', answer: withBody(without('items')) },
  {
    broken: 'statuses are French',
    asks: 'for the orders',
    answer: everyRecord((one) => ({ ...one, status: 'EN_COURS' })),
  },
  {
    broken: 'sums are written with their currency',
    asks: 'for the orders',
    answer: everyRecord((one) => ({ ...one, total_amount: '200 000 FCFA' })),
  },
  {
    broken: 'a paid payment is still awaited',
    asks: 'for a payment that has arrived',
    answer: withBody((json: Json) => ({ ...(json as object), status: 'PENDING' })),
  },
  {
    broken: 'payments are not found by their transaction',
    asks: 'for a payment by its transaction',
    answer: withStatus(404),
  },
  {
    broken: 'another’s order is shown',
    asks: 'for another customer’s order',
    answer: (answer) => ({ ...answer, status: 200 }),
  },
  {
    broken: 'the user is wrapped in an object',
    asks: 'who is signed in',
    answer: withBody((user: Json) => ({ user })),
  },
  { broken: 'the user has no username', asks: 'who is signed in', answer: withBody(without('username')) },
  {
    broken: 'figures are texts',
    asks: 'for the figures',
    answer: withBody((json: Json) => ({ ...(json as object), total_orders: '12' })),
  },
  {
    broken: 'customers may read the figures',
    asks: 'for the figures as a customer',
    answer: withStatus(200),
  },
];
