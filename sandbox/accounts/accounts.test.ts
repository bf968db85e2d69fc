// §7 Accounts: `POST auth/register/`, `POST
// §7 Accounts: `POST auth/password-reset/`, `POST
// §7 Accounts: `GET auth/me/`, `PATCH

import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account, Country, RegisterRequest, User } from '#openapi/schemas.ts';
import { fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { demoPassword, latestMessage, signIn, Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { defaultSettings } from '../settings.ts';
import { TestClock } from '../testing/clock.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;
let visitor: Visitor;
let pays: string;
const clock = new TestClock();

beforeAll(async () => {
  sandbox = await startForTest({ now: clock.now });
  visitor = new Visitor(sandbox);
  pays = (await visitor.get<Country[]>('ecommerce/pays/')).body[0]?.id ?? '';
});

afterAll(() => sandbox.stop());

const newPhone = () => `07${randomInt(1e8).toString().padStart(8, '0')}`;

const registration = (changes: Partial<RegisterRequest> = {}): RegisterRequest => ({
  first_name: 'Kouamé-Yao',
  last_name: 'N’Guessan',
  email: `nouveau-${randomUUID()}@exemple.ci`,
  numero_telephone: newPhone(),
  pays,
  password1: demoPassword,
  ...changes,
});

const register = (changes: Partial<RegisterRequest> = {}) =>
  visitor.post('auth/register/', registration(changes));

async function registered() {
  const body = registration();
  expect((await visitor.post('auth/register/', body)).status).toBe(201);
  return { email: body.email, mail: await latestMessage(sandbox, body.email) };
}

const activate = (otp: string, email: string) =>
  visitor.post('auth/activate-user-account-otp/', { otp, email });
const login = (email: string, password: string) => visitor.post('auth/login/', { email, password });

test('a new account is activated with its mailed code of six digits, once', async () => {
  const { email, mail } = await registered();
  expect(mail.code).toMatch(/^\d{6}$/);
  expect((await login(email, demoPassword)).status).toBe(423);
  const done = await activate(mail.code ?? '', email);
  expect(done.status).toBe(200);
  expect(done.body.message).toBe("L'activation de votre compte a été effectuée avec succès !");
  expect((await login(email, demoPassword)).status).toBe(200);
  expect((await activate(mail.code ?? '', email)).status).toBe(400);
});

test.each([
  ["koffi.n'guessan", 'exemple.ci'],
  ['awa&kone', 'mon-site--test.ci'],
  ['awa', 'xn--levage-9ua.ci'],
  ['awa', 'localhost'],
])(
  'the e-mail %s@%s of the forms registers, activates, logs in and is known to the recovery',
  async (name, domain) => {
    const email = `${name}-${randomUUID().slice(0, 8)}@${domain}`;
    expect((await register({ email })).status).toBe(201);
    const mail = await latestMessage(sandbox, email);
    expect((await activate(mail.code ?? '', email)).status).toBe(200);
    const { status, body } = await login(email, demoPassword);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token: { access: expect.any(String) } });
    expect((await visitor.post('auth/password-reset/', { email })).status).toBe(200);
  },
);

test('the length of a name is counted in graphemes', async () => {
  expect((await register({ first_name: 'e\u0323\u0301'.repeat(20) })).status).toBe(201);
  const long = await register({ first_name: 'e\u0323\u0301'.repeat(21) });
  expect([long.status, long.body.message]).toEqual([400, 'Le prénom ne doit pas dépasser 20 caractères.']);
});

test('a new account is activated with its mailed link, whose second opening succeeds as well, and its code is invalidated', async () => {
  const { email, mail } = await registered();
  const token = mail.link?.split('/').at(-1) ?? '';
  expect(mail.link).toBe(`${sandbox.url}/account/activate/${token}`);
  expect((await visitor.get(`auth/activate/${token}`)).status).toBe(200);
  const again = await visitor.get(`auth/activate/${token}`);
  expect(again.status).toBe(200);
  expect(again.body.message).toBe("L'activation de votre compte a été effectuée avec succès !");
  expect((await activate(mail.code ?? '', email)).status).toBe(400);
  expect((await login(email, demoPassword)).status).toBe(200);
});

test('the mailed link of an account activated by code reports success; an unknown one is refused', async () => {
  const { email, mail } = await registered();
  expect((await activate(mail.code ?? '', email)).status).toBe(200);
  expect((await visitor.get(`auth/activate/${mail.link?.split('/').at(-1)}`)).status).toBe(200);
  const unknown = await visitor.get('auth/activate/jamais-envoye');
  expect(unknown.status).toBe(400);
  expect(unknown.body.message).toBe("Le lien d'activation est invalide ou expiré.");
});

test('the link of a replaced registration activates no account', async () => {
  const { email, mail } = await registered();
  const again = await register({ email });
  expect(again.status).toBe(201);
  expect((await visitor.get(`auth/activate/${mail.link?.split('/').at(-1)}`)).status).toBe(400);
  expect((await login(email, demoPassword)).status).toBe(423);
});

test('an activation code is refused after five wrong attempts and when it has expired', async () => {
  const tried = await registered();
  const wrong = tried.mail.code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < defaultSettings.triesPerCode; tries += 1) await activate(wrong, tried.email);
  expect((await activate(tried.mail.code ?? '', tried.email)).status).toBe(400);
  const late = await registered();
  clock.advance(defaultSettings.activationMs);
  expect((await activate(late.mail.code ?? '', late.email)).status).toBe(400);
});

test('a code for an e-mail that has no account is 404', async () => {
  const refused = await activate('123456', 'personne@exemple.ci');
  expect(refused.status).toBe(404);
  expect(refused.body.message).toBe('Aucun compte trouvé avec cet email.');
});

test.each([
  [
    'an e-mail that is taken',
    { email: 'client@exemple.ci' },
    'Un compte existe déjà avec cette adresse e-mail.',
  ],
  [
    'a number that is taken',
    { numero_telephone: '0701020304' },
    'Un compte existe déjà avec ce numéro de téléphone.',
  ],
  ['a country that is not one', { pays: randomUUID() }, 'Ce pays n’existe pas.'],
  ['digits in a name', { first_name: 'Awa2' }, 'Le prénom ne doit contenir que des lettres.'],
  [
    'a password without a digit',
    { password1: 'Tabaski-fete' },
    'Le mot de passe doit contenir au moins un chiffre.',
  ],
  [
    'a password without an uppercase letter',
    { password1: 'tabaski-2026' },
    'Le mot de passe doit contenir au moins une lettre majuscule.',
  ],
])('registration refuses %s', async (_what, changes, message) => {
  const refused = await register(changes);
  expect(refused.status).toBe(400);
  expect(refused.body.message).toBe(message);
});

test('an account that was never activated is registered again; its code and link are invalidated', async () => {
  const mistyped = await registered();
  const numero_telephone = newPhone();
  const first = await register({ email: `awa-${randomUUID()}@gmial.com`, numero_telephone });
  expect(first.status).toBe(201);
  const email = `awa-${randomUUID()}@gmail.com`;
  expect((await register({ email, numero_telephone })).status).toBe(201);
  const mail = await latestMessage(sandbox, email);
  expect((await activate(mail.code ?? '', email)).status).toBe(200);
  expect((await login(numero_telephone, demoPassword)).status).toBe(200);
  expect((await register({ numero_telephone })).body.message).toBe(
    'Un compte existe déjà avec ce numéro de téléphone.',
  );

  expect((await register({ email: mistyped.email })).status).toBe(201);
  const token = mistyped.mail.link?.split('/').at(-1) ?? '';
  expect((await activate(mistyped.mail.code ?? '', mistyped.email)).status).toBe(400);
  expect((await visitor.get(`auth/activate/${token}`)).status).toBe(400);
});

test('registration names the field that breaks the contract', async () => {
  const refused = await register({ numero_telephone: '+2250701020304' });
  expect(refused.body.message).toBe('Données invalides : vérifiez le champ « numéro de téléphone ».');
});

test('two registrations of one e-mail at the same moment make one account', async () => {
  const email = `double-${randomUUID()}@exemple.ci`;
  const answers = await Promise.all([register({ email }), register({ email })]);
  const [first, second] = answers.map(({ status }) => status).toSorted();
  expect(first).toBe(201);
  // The later one is refused, or registers an account again that was never activated.
  expect([201, 400]).toContain(second);
  const { code = '' } = await latestMessage(sandbox, email);
  expect((await activate(code, email)).status).toBe(200);
  expect((await register({ email })).status).toBe(400);
});

test('a forgotten password is replaced by the mailed link, once, and every session ends', async () => {
  const customer = await newCustomer(sandbox);
  expect((await visitor.post('auth/password-reset/', { email: customer.email })).status).toBe(200);
  const token = (await latestMessage(sandbox, customer.email)).link?.split('/').at(-1) ?? '';
  const finish = () => visitor.post(`auth/password-reset/${token}/`, { new_password: 'Ladoum!2027', token });
  expect((await finish()).status).toBe(200);
  expect((await login(customer.email, 'Ladoum!2027')).status).toBe(200);
  expect((await login(customer.email, demoPassword)).status).toBe(401);
  expect((await customer.get('auth/me/')).status).toBe(401);
  const again = await finish();
  expect(again.status).toBe(400);
  expect(again.body.message).toBe('Le token de verification est invalide.');
});

test('a reset for an unknown e-mail, and a token that differs from its path, are refused', async () => {
  const unknown = await visitor.post('auth/password-reset/', { email: 'personne@exemple.ci' });
  expect(unknown.status).toBe(400);
  expect(unknown.body.message).toBe('Aucun utilisateur trouve avec cet email.');
  const differs = await visitor.post('auth/password-reset/un/', {
    new_password: 'Ladoum!2027',
    token: 'deux',
  });
  expect(differs.status).toBe(400);
});

test('changing the password needs the old one, keeps this session and ends the others', async () => {
  const here = await newCustomer(sandbox);
  const elsewhere = await signIn(sandbox, here.email);
  const change = (old_password: string, new_password1: string, new_password2 = new_password1) =>
    here.post('auth/change-password/', { old_password, new_password1, new_password2 });
  expect((await change('Pas-le-bon', 'Ladoum!2027')).body.message).toBe(
    'Votre ancien mot de passe est incorrect.',
  );
  expect((await change(demoPassword, 'Ladoum!2027', 'Ladoum!2028')).body.message).toBe(
    'Les mots de passe ne correspondent pas.',
  );
  expect((await change(demoPassword, 'ladoum!2027')).status).toBe(400);
  expect((await change(demoPassword, 'Ladoum!2027')).status).toBe(200);
  expect((await here.get('auth/me/')).status).toBe(200);
  expect((await elsewhere.get('auth/me/')).status).toBe(401);
  expect((await login(here.email, 'Ladoum!2027')).status).toBe(200);
});

test('a profile is changed and read back', async () => {
  const customer = await newCustomer(sandbox);
  const changes = {
    first_name: 'Adjoua Marie',
    sexe: 'F',
    adresse1: ' Plateau ',
    adresse2: '',
    pays,
  } as const;
  const changed = await customer.patch<User>('auth/update-acccount/', changes);
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({
    first_name: 'Adjoua Marie',
    sexe: 'F',
    adresse1: 'Plateau',
    adresse2: null,
  });
  expect(changed.body.pays?.id).toBe(pays);
  expect((await customer.get<User>('auth/me/')).body).toEqual(changed.body);
});

test.each([
  ['e-mail', { email: 'client@exemple.ci' }],
  ['number', { numero_telephone: '0701020304' }],
  ['username', { username: 'client' }],
])('a profile cannot take the %s of another account', async (_what, changes) => {
  const customer = await newCustomer(sandbox);
  expect((await customer.patch('auth/update-acccount/', changes)).status).toBe(400);
});

test('a profile never answers a password, a role or an internal column', async () => {
  const customer = await newCustomer(sandbox);
  const { body } = await customer.get<User>('auth/me/');
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['password_hash']));
  expect(JSON.stringify(body)).not.toMatch(/argon2|role|rank|session/);
});

test('an administrator creates a staff account, changes it and closes it', async () => {
  const admin = await signIn(sandbox, 'admin@exemple.ci');
  const { pays: _country, ...person } = registration();
  const created = await admin.post<Account>('auth/register-staff-member/', { ...person, role: 'staff' });
  expect(created.status).toBe(201);
  const member = await signIn(sandbox, person.email);
  expect((await member.get('ecommerce/recent-orders/')).status).toBe(200);
  const path = `auth/register-staff-member/${created.body.id}/`;
  expect((await admin.patch<Account>(path, { role: 'admin' })).body.role).toBe('admin');
  expect((await admin.patch<Account>(path, { is_active: false })).body.is_active).toBe(false);
  expect((await member.get('auth/me/')).status).toBe(401);
  expect((await login(person.email, demoPassword)).status).toBe(423);
});

test('a customer cannot be changed as staff, and an administrator cannot change their own rights', async () => {
  const admin = await signIn(sandbox, 'admin@exemple.ci');
  const customer = await newCustomer(sandbox);
  expect((await admin.patch(`auth/register-staff-member/${customer.id}/`, { role: 'admin' })).status).toBe(
    404,
  );
  const own = (await admin.get<Account[]>('auth/personnel-list/')).body.find(({ role }) => role === 'admin');
  expect((await admin.patch(`auth/register-staff-member/${own?.id}/`, { role: 'staff' })).status).toBe(400);
  // The database would read it as the same id.
  const spelled = own?.id.toUpperCase();
  expect((await admin.patch(`auth/register-staff-member/${spelled}/`, { role: 'staff' })).status).toBe(404);
  expect((await admin.delete(`auth/users/${spelled}/`)).status).toBe(404);
});

test('the lists separate customers and staff', async () => {
  const staff = await signIn(sandbox, 'equipe@exemple.ci');
  const customers = await staff.get<Account[]>('auth/users-list/');
  const personnel = await staff.get<Account[]>('auth/personnel-list/');
  expect(new Set(customers.body.map(({ role }) => role))).toEqual(new Set(['customer']));
  expect(personnel.body.map(({ role }) => role)).toEqual(expect.arrayContaining(['staff', 'admin']));
});

test('a user is deleted with their sessions, unless they have an open order', async () => {
  const admin = await signIn(sandbox, 'admin@exemple.ci');
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  const { body } = await order(customer, { type_paiement: 'livraison' });
  expect((await admin.delete(`auth/users/${customer.id}/`)).status).toBe(409);
  await admin.patch(`ecommerce/update-order-status/${body.order_number}/`, { status: 'CANCELLED' });
  expect((await admin.delete(`auth/users/${customer.id}/`)).status).toBe(204);
  expect((await customer.get('auth/me/')).status).toBe(401);
  expect((await admin.delete(`auth/users/${customer.id}/`)).status).toBe(404);
  expect((await admin.get(`ecommerce/get-detail-order/${body.order_number}`)).status).toBe(200);
});
