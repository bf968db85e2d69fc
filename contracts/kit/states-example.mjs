// A whole example: every state of the pacts over nothing but a provider's public API, the messages that it sent and its
// payment page. Here they are those of the shop's sandbox; yours can go through your models instead. Test code.
//   node states-example.mjs http://127.0.0.1:4173 8001      the provider, and the port that takes the states
import { randomInt, randomUUID } from 'node:crypto';
import { serve, states } from './states.mjs';

const [, , address, port] = process.argv;

const password = 'Tabaski-2026';
const freshEmail = () => `equipe-${randomUUID()}@exemple.ci`;
const freshPhone = () => String(randomInt(10 ** 12, 10 ** 13));
const lastPart = (link) => link.slice(link.lastIndexOf('/') + 1);
const another = (code) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

async function call(method, path, { token, body, headers } = {}) {
  const response = await fetch(`${address}/api/v1/${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** The newest message that matches. */
async function message(fits) {
  const response = await fetch(`${address}/sandbox/outbox`, { headers: { accept: 'application/json' } });
  const found = (await response.json()).find(fits);
  if (found === undefined) throw new Error('No such message was sent.');
  return found;
}
const mailTo = (email) => message(({ to }) => to === email);

const login = (email) => call('POST', 'auth/login/', { body: { email, password } });
const signIn = async (email) => (await login(email)).token.access;
let administrator;
/** The only account with two-factor, which no call can enable. Codes are rate-limited: start with SANDBOX_MESSAGES=1000. */
const twoFactorEmail = 'securite@exemple.ci';
const asAdministrator = async () => (administrator ??= await signIn('admin@exemple.ci'));

async function newcomer() {
  const [{ id }] = await call('GET', 'ecommerce/pays/');
  return { email: freshEmail(), phone: freshPhone(), countryId: id };
}

async function registered() {
  const values = await newcomer();
  await call('POST', 'auth/register/', {
    body: {
      first_name: 'Aya',
      last_name: 'Kouassi',
      email: values.email,
      numero_telephone: values.phone,
      pays: values.countryId,
      password1: password,
    },
  });
  const { code, link } = await mailTo(values.email);
  return { ...values, otp: code, wrongOtp: another(code), mailedToken: lastPart(link) };
}

async function customer() {
  const { email, phone, otp } = await registered();
  await call('POST', 'auth/activate-user-account-otp/', { body: { email, otp } });
  return { email, phone };
}

async function signedIn() {
  const { email } = await customer();
  return { email, token: await signIn(email) };
}

async function sale({ stock = 5, price = 200_000 } = {}) {
  const [[category], [origine]] = await Promise.all([
    call('GET', 'ecommerce/categories'),
    call('GET', 'ecommerce/pays/'),
  ]);
  const made = await call('POST', 'ecommerce/products-betails/', {
    token: await asAdministrator(),
    body: {
      name: `Bélier d’essai ${randomUUID()}`,
      description: 'Un bélier pour les essais.',
      price,
      quantity_initial: stock,
      category: category.id,
      origine: origine.id,
    },
  });
  return { productId: made.id, usedCategoryId: category.id, usedCountryId: origine.id };
}

async function fill(token, productId) {
  await call('POST', 'ecommerce/panier/', { token, body: { product_id: productId, quantity: 1 } });
  const [line] = await call('GET', 'ecommerce/panier/', { token });
  return line.id;
}

async function filledCart({ stock, price }) {
  const [{ token }, { productId }] = await Promise.all([signedIn(), sale({ stock, price })]);
  return { token, productId, lineId: await fill(token, productId) };
}

const checkout = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'client@exemple.ci',
  phone: '0701020304',
  address: 'Cocody Angré, villa 12',
  ville: 'Abidjan',
  moyen_paiement: 'wave',
  type_paiement: 'mobile',
  delivery_method: 'domicile',
  is_payement_echolone: false,
};

async function ordered(payment = 'waiting') {
  const { token } = await filledCart({});
  const { payment_url: url } = await call('POST', 'ecommerce/checkout/', { token, body: checkout });
  if (payment !== 'waiting') {
    const choix = payment === 'paid' ? 'payer' : 'refuser';
    await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choix }) });
  }
  const [{ order_number: orderNumber }] = await call('GET', 'ecommerce/orders/', { token });
  const detail = await call('GET', `ecommerce/get-detail-payment-order/${orderNumber}`, { token });
  return { token, orderNumber, transactionId: detail.transaction_id };
}

/** Values without a public call: a real provider uses its models, this one starts with SANDBOX_STATES=1. */
async function behind(state) {
  const response = await fetch(`${address}/sandbox/states`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state }),
  });
  if (!response.ok) throw new Error(`"${state}" needs a provider that was started with SANDBOX_STATES=1.`);
  return response.json();
}

const freshName = () => `Essai ${randomUUID().slice(0, 8)}`;

async function freeCode() {
  const taken = new Set((await call('GET', 'ecommerce/pays/')).map(({ code }) => code));
  for (;;) {
    const code = String.fromCharCode(65 + randomInt(26), 65 + randomInt(26));
    if (!taken.has(code)) return code;
  }
}

/** A new account: the lists of the back office are paginated, the newest last. */
async function idOf(email, token) {
  for (let page = 1; ; page += 1) {
    const users = await call('GET', `auth/users-list/?page=${page}`, { token });
    const found = users.find((one) => one.email === email);
    if (found !== undefined) return found.id;
    if (users.length === 0) throw new Error(`${email} is in no page.`);
  }
}

Object.assign(states, {
  'an animal is on sale': async () => {
    const all = await call('GET', 'ecommerce/products-betails/');
    const full = all.filter((one) => one.promo_price && one.image1 && one.taille);
    const measured = full.find((one) => one.poids_estime && one.age_mois);
    return { productId: (measured ?? full[0]).id };
  },
  'an animal without pictures, promotion or size is on sale': async () => ({
    productId: (await sale()).productId,
  }),
  'a customer has an account': customer,
  'a customer has an account with two-factor': async () => ({ email: twoFactorEmail }),
  'a customer has not activated the account': registered,
  'a customer waits for the code of a two-factor login': async () => {
    await login(twoFactorEmail);
    const { code } = await message(({ channel }) => channel === 'sms');
    return { email: twoFactorEmail, otp: code, wrongOtp: another(code) };
  },
  'a customer holds a refresh token': async () => {
    const { refresh } = (await login((await customer()).email)).token;
    return refresh === undefined ? behind('a customer holds a refresh token') : { refreshToken: refresh };
  },
  'a customer is signed in': signedIn,
  'a customer may change the profile': async () => {
    const { token } = await signedIn();
    const { email, username, numero_telephone: phone } = await call('GET', 'auth/me/', { token });
    const { countryId } = await newcomer();
    return { token, email, username, phone, countryId };
  },
  'a customer is signed in and an animal is on sale': async ({ stock }) => {
    const [{ token }, { productId }] = await Promise.all([signedIn(), sale({ stock })]);
    return { token, productId };
  },
  'a customer’s cart holds one animal': filledCart,
  'a customer’s cart holds an animal that has been sold since': async () => {
    const { token, productId } = await filledCart({ stock: 1 });
    const faster = await signedIn();
    await fill(faster.token, productId);
    await call('POST', 'ecommerce/checkout/', { token: faster.token, body: checkout });
    return { token };
  },
  'a customer has ordered under a key': async ({ key, price, body }) => {
    const { token } = await filledCart({ price });
    await call('POST', 'ecommerce/checkout/', { token, body, headers: { 'idempotency-key': key } });
    return { token };
  },
  // 'a customer’s order under a key is being placed' cannot be had from outside: what asks for it does not count.
  'a customer has an order': ({ payment }) => ordered(payment),
  'another customer has an order': async () => ({ ...(await ordered()), ...(await signedIn()) }),
  'an e-mail and a phone number are free': newcomer,
  'an e-mail is taken': async () => ({ ...(await newcomer()), email: (await customer()).email }),
  'an account waits for its activation': registered,
  'a customer has asked for a new password': async () => {
    const { email } = await customer();
    await call('POST', 'auth/password-reset/', { body: { email } });
    return { mailedToken: lastPart((await mailTo(email)).link) };
  },
  'a new e-mail waits for its confirmation': async () => {
    const { token } = await signedIn();
    const email = freshEmail();
    await call('PATCH', 'auth/update-acccount/', { token, body: { email } });
    return { mailedToken: lastPart((await mailTo(email)).link) };
  },
  'the back office is at work': async () => {
    const token = await asAdministrator();
    const userId = await idOf((await customer()).email, token);
    const staff = await call('POST', 'auth/register-staff-member/', {
      token,
      body: {
        first_name: 'Moussa',
        last_name: 'Diallo',
        email: freshEmail(),
        numero_telephone: freshPhone(),
        password1: password,
        role: 'staff',
      },
    });
    const category = await call('POST', 'ecommerce/categories/', {
      token,
      body: { nom_categorie: freshName() },
    });
    const country = await call('POST', 'ecommerce/pays/', {
      token,
      body: { libelle: freshName(), code: await freeCode() },
    });
    return {
      ...(await sale()),
      token,
      categoryId: category.id,
      countryId: country.id,
      staffId: staff.id,
      userId,
      email: freshEmail(),
      phone: freshPhone(),
      code: await freeCode(),
      name: freshName(),
    };
  },
  'the back office has orders': async () => {
    const token = await asAdministrator();
    const { orderNumber: deliveredNumber } = await ordered('paid');
    for (const status of ['SHIPPED', 'DELIVERED'])
      await call('PATCH', `ecommerce/update-order-status/${deliveredNumber}/`, { token, body: { status } });
    return { token, deliveredNumber, orderNumber: (await ordered()).orderNumber };
  },
});

serve(Number(port));
