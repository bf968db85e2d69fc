import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutRequest, Order, Payment } from '#openapi/schemas.ts';
import { choose, fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { latestMessage, signIn, type Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { defaultSettings } from '../settings.ts';
import { TestClock } from '../testing/clock.ts';
import { soldOf } from '../testing/sold.ts';
import { startForTest } from '../testing/start.ts';
import { deposit } from './asked.ts';

let sandbox: Sandbox;
const clock = new TestClock();

beforeAll(async () => {
  sandbox = await startForTest({ now: clock.now });
});

afterAll(() => sandbox.stop());

async function buy(changes: Partial<CheckoutRequest> = {}, price = 200_000) {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox, { price });
  await fillCart(customer, id);
  const { body } = await order(customer, changes);
  return { customer, productId: id, number: body.order_number, answer: body };
}

const statuses = async (customer: Visitor, number: string) => ({
  payment: (await customer.get<Payment>(`ecommerce/get-detail-payment-order/${number}`)).body.status,
  order: (await customer.get<Order>(`ecommerce/get-detail-order/${number}`)).body.status,
});

const onDelivery = { type_paiement: 'livraison', is_payement_echolone: true } as const;

test('paid at once, payment and order are PAID', async () => {
  const { customer, number, answer } = await buy();
  expect(await statuses(customer, number)).toEqual({ payment: 'PENDING', order: 'PENDING' });
  const back = await choose(answer.payment_url, 'payer');
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toBe(`${sandbox.url}/order-status-finished?order_number=${number}`);
  expect(await statuses(customer, number)).toEqual({ payment: 'PAID', order: 'PAID' });
  expect((await latestMessage(sandbox, customer.email)).subject).toBe(
    `Paiement reçu pour la commande ${number}`,
  );
});

test('on delivery 30 % is asked; once it has arrived the payment is PAID and the order stays PENDING', async () => {
  const { customer, number, answer } = await buy(onDelivery, 330_000);
  expect(answer).toMatchObject({ total_amount: '330000.00', amount: '99000.00' });
  await choose(answer.payment_url, 'payer');
  expect(await statuses(customer, number)).toEqual({ payment: 'PAID', order: 'PENDING' });
});

test('the deposit is rounded half up', () => {
  expect([deposit(5), deposit(10), deposit(15), deposit(100_001), deposit(333_335)]).toEqual([
    2, 3, 5, 30_000, 100_001,
  ]);
});

test('on delivery without a deposit nothing is asked', async () => {
  const { customer, number, answer } = await buy({ type_paiement: 'livraison' });
  expect(answer.payment_url).toBeUndefined();
  expect(await statuses(customer, number)).toEqual({ payment: 'PENDING', order: 'PENDING' });
});

test('a refused payment cancels the order and restores the stock', async () => {
  const { customer, number, productId, answer } = await buy();
  expect(await soldOf(customer, productId)).toBe(1);
  await choose(answer.payment_url, 'refuser');
  expect(await statuses(customer, number)).toEqual({ payment: 'CANCELLED', order: 'CANCELLED' });
  expect(await soldOf(customer, productId)).toBe(0);
});

test('an expired payment cancels the order and restores the stock, once', async () => {
  const { customer, number, productId, answer } = await buy(onDelivery);
  await choose(answer.payment_url, 'expirer');
  await choose(answer.payment_url, 'expirer');
  await choose(answer.payment_url, 'refuser');
  expect(await statuses(customer, number)).toEqual({ payment: 'CANCELLED', order: 'CANCELLED' });
  expect(await soldOf(customer, productId)).toBe(0);
});

test.each([
  ['refuser', 'refusé'],
  ['expirer', 'expiré'],
] as const)(
  'a payment closed by « %s » is told by mail: nothing was taken, and the order is cancelled',
  async (choice, word) => {
    const { customer, number, answer } = await buy(onDelivery);
    await choose(answer.payment_url, choice);
    const { subject, text } = await latestMessage(sandbox, customer.email);
    expect(subject).toBe(`Paiement ${word} pour la commande ${number}`);
    expect(text).toContain('Rien n’a été débité');
    expect(text).toContain('La commande est annulée');
  },
);

test('an untouched payment expires on time', async () => {
  const { customer, number, productId } = await buy();
  clock.advance(defaultSettings.paymentMs - 1000);
  expect(await statuses(customer, number)).toEqual({ payment: 'PENDING', order: 'PENDING' });
  clock.advance(1000);
  expect(await statuses(customer, number)).toEqual({ payment: 'CANCELLED', order: 'CANCELLED' });
  expect(await soldOf(customer, productId)).toBe(0);
});

test('left waiting, it stays PENDING and can be paid later', async () => {
  const { customer, number, answer } = await buy();
  expect((await choose(answer.payment_url, 'attendre')).status).toBe(303);
  expect(await statuses(customer, number)).toEqual({ payment: 'PENDING', order: 'PENDING' });
  await choose(answer.payment_url, 'payer');
  expect(await statuses(customer, number)).toEqual({ payment: 'PAID', order: 'PAID' });
});

test('a pending payment contains its page, amount and deadline; a completed one no page', async () => {
  const { customer, number, answer } = await buy(onDelivery, 330_000);
  const read = async () => (await customer.get<Payment>(`ecommerce/get-detail-payment-order/${number}`)).body;
  const waiting = await read();
  expect(waiting).toMatchObject({ status: 'PENDING', amount: '99000.00', payment_url: answer.payment_url });
  expect(new Date(waiting.expires_at ?? '').getTime()).toBe(
    new Date(waiting.created_at ?? '').getTime() + defaultSettings.paymentMs,
  );
  await choose(waiting.payment_url ?? undefined, 'payer');
  const paid = await read();
  expect(paid.status).toBe('PAID');
  expect(new Date(paid.paid_at ?? '').getTime()).toBe(clock.now().getTime());
  expect('paid_at' in waiting).toBe(false);
  expect('payment_url' in paid || 'expires_at' in paid).toBe(false);
  const refused = await buy();
  await choose(refused.answer.payment_url, 'refuser');
  const { body } = await refused.customer.get<Payment>(
    `ecommerce/get-detail-payment-order/${refused.number}`,
  );
  expect(body.status).toBe('CANCELLED');
  expect('payment_url' in body).toBe(false);
});

test('a paid payment cannot be refused, and a refused one cannot be paid', async () => {
  const paid = await buy();
  await choose(paid.answer.payment_url, 'payer');
  await choose(paid.answer.payment_url, 'refuser');
  expect(await statuses(paid.customer, paid.number)).toEqual({ payment: 'PAID', order: 'PAID' });
  const refused = await buy();
  await choose(refused.answer.payment_url, 'refuser');
  await choose(refused.answer.payment_url, 'payer');
  expect(await statuses(refused.customer, refused.number)).toEqual({
    payment: 'CANCELLED',
    order: 'CANCELLED',
  });
});

test('paying and refusing concurrently leaves one result', async () => {
  const { customer, number, productId, answer } = await buy();
  await Promise.all(
    (['payer', 'refuser', 'payer', 'expirer', 'refuser'] as const).map((choice) =>
      choose(answer.payment_url, choice),
    ),
  );
  const { payment, order: status } = await statuses(customer, number);
  expect(payment).toBe(status);
  expect(await soldOf(customer, productId)).toBe(status === 'PAID' ? 1 : 0);
});

test('the payment is also found by its transaction, by its customer alone', async () => {
  const { customer, number } = await buy();
  const { body } = await customer.get<Payment>(`ecommerce/get-detail-payment-order/${number}`);
  const byTransaction = await customer.get<Payment>(
    `ecommerce/get-detail-payment-order/${body.transaction_id}`,
  );
  expect(byTransaction.body).toEqual(body);
  const stranger = await newCustomer(sandbox);
  for (const name of [number, body.transaction_id]) {
    expect((await stranger.get(`ecommerce/get-detail-payment-order/${name}`)).status).toBe(404);
  }
});

test('staff cancels an unpaid order: its payment is closed and the stock restored', async () => {
  const { customer, number, productId, answer } = await buy();
  const staff = await signIn(sandbox, 'equipe@exemple.ci');
  await staff.patch(`ecommerce/update-order-status/${number}/`, { status: 'CANCELLED' });
  await choose(answer.payment_url, 'payer');
  expect(await statuses(customer, number)).toEqual({ payment: 'CANCELLED', order: 'CANCELLED' });
  expect(await soldOf(customer, productId)).toBe(0);
});

test('delivered, an order on delivery has its rest paid', async () => {
  const { customer, number, answer } = await buy(onDelivery, 100_000);
  await choose(answer.payment_url, 'payer');
  const staff = await signIn(sandbox, 'equipe@exemple.ci');
  await staff.patch(`ecommerce/update-order-status/${number}/`, { status: 'SHIPPED' });
  await staff.patch(`ecommerce/update-order-status/${number}/`, { status: 'DELIVERED' });
  const { body } = await customer.get<Payment>(`ecommerce/get-detail-payment-order/${number}`);
  expect(body).toMatchObject({ status: 'PAID', amount: '70000.00' });
});

test.each([
  ['wave', 'Wave'],
  ['orange-money', 'Orange Money'],
  ['mobile-money', 'Mobile Money'],
  ['bank-card', 'Carte bancaire'],
] as const)(
  'the page for %s names it, the sum and the truth: no money moves',
  async (moyen_paiement, name) => {
    const { answer } = await buy({ ...onDelivery, moyen_paiement }, 100_000);
    const response = await fetch(answer.payment_url ?? '');
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain(name);
    expect(text).toContain('Aucun argent ne circule ici.');
    expect(text).toContain('30\u00a0000\u00a0FCFA');
    expect(text).toContain('Reste à payer à la livraison');
    expect(text).not.toMatch(/<script|<style| style=/);
  },
);

test.each([
  ['refusé', 'refuser', ['SHIPPED'], ['Ce paiement a été refusé.', 'La commande est expédiée.']],
  ['expiré', 'expirer', ['SHIPPED'], ['Ce paiement a expiré.', 'La commande est expédiée.']],
  ['livré', 'expirer', ['SHIPPED', 'DELIVERED'], ['Ce paiement a expiré.', 'La commande est livrée.']],
  ['annulé', null, ['CANCELLED'], ['Ce paiement n’est plus demandé.', 'La commande est annulée.']],
  ['payé', 'payer', ['CANCELLED'], ['Ce paiement a été reçu.', 'La commande est annulée.']],
] as const)(
  'the page of a payment that is over states payment and order, each as it is: %s',
  async (_, choice, moves, said) => {
    const { number, answer } = await buy(onDelivery, 100_000);
    const staff = await signIn(sandbox, 'equipe@exemple.ci');
    const move = (status: string) => staff.patch(`ecommerce/update-order-status/${number}/`, { status });
    const [first, ...others] = moves;
    if (choice === 'payer') await choose(answer.payment_url, choice);
    await move(first);
    if (choice !== null && choice !== 'payer') await choose(answer.payment_url, choice);
    for (const one of others) await move(one);
    const text = await (await fetch(answer.payment_url ?? '')).text();
    expect([...text.matchAll(/(?:Ce paiement|La commande) [^.<]*\./g)].map(([found]) => found)).toEqual(said);
    expect(text).not.toContain('name="choix"');
  },
);

test('an unknown payment is a page with a link back, with 404', async () => {
  const response = await fetch(`${sandbox.url}/sandbox/paiement/inconnu`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Paiement introuvable');
});

test('a choice with the cookie needs the token of its page', async () => {
  const { customer, number, answer } = await buy();
  const url = answer.payment_url ?? '';
  const send = (csrf: string) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: 'csrftoken=jeton' },
      body: new URLSearchParams({ choix: 'payer', csrf }),
    });
  expect((await send('autre')).status).toBe(403);
  expect((await statuses(customer, number)).payment).toBe('PENDING');
  expect((await send('jeton')).status).toBe(303);
});
