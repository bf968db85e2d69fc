import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { CheckoutAnswer, CheckoutRequest } from '#openapi/schemas.ts';
import type { Account } from '../accounts/sessions.ts';
import { type Lot, type TakenLot, takeStock } from '../cart/stock.ts';
import type { Database } from '../database/open.ts';
import { attempts, cartLines, orderItems, orderNumbers, orders, users } from '../database/schema.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { isWithin } from '../http/validation.ts';
import { letters } from '../outbox/letters.ts';
import { addToOutbox } from '../outbox/post.ts';
import { askPayment, dueNow, firstPayment, type PaymentRow, paymentUrl } from '../payments/asked.ts';
import type { Provider } from '../provider.ts';
import { amountText, type OrderRow } from './read-orders.ts';

/** A checkout, with the values that distinguish a repeated one from a new one. */
export type Attempt = { account: Account; body: CheckoutRequest; origin: string; key: string | undefined };

const hashOf = (body: CheckoutRequest): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(body).toSorted(([one], [other]) => one.localeCompare(other))))
    .digest('hex');

function answerOf(order: OrderRow, payment: PaymentRow | undefined, origin: string): CheckoutAnswer {
  return {
    order_number: order.order_number,
    status: 'PENDING',
    total_amount: amountText(order.total_amount),
    message: 'Commande effectuée avec succès.',
    ...(payment === undefined
      ? {}
      : { amount: amountText(payment.amount), payment_url: paymentUrl(origin, payment) }),
  };
}

/*
 * The first to insert the key continues; a second one waits here until the first has finished, and then finds the order, or
 * continues itself if the first was refused, which rolled its key back.
 */
async function earlierOrder(
  database: Database,
  { account, body, key }: Attempt,
  now: Date,
): Promise<OrderRow | undefined> {
  if (key === undefined) return undefined;
  const mine = { user_id: account.id, key, body_hash: hashOf(body), created_at: now };
  const inserted = await database
    .insert(attempts)
    .values(mine)
    .onConflictDoNothing()
    .returning({ key: attempts.key });
  if (inserted.length > 0) return undefined;
  const [earlier] = await database
    .select({ body_hash: attempts.body_hash, order: orders })
    .from(attempts)
    .leftJoin(orders, eq(orders.id, attempts.order_id))
    .where(and(eq(attempts.user_id, account.id), eq(attempts.key, key)));
  // Before the order is looked at: an add that used the key has none, and never will. Only a key of an attempt that is being placed
  // is without a hash (sandbox/states).
  if (earlier !== undefined && earlier.body_hash !== '' && earlier.body_hash !== mine.body_hash) {
    throw new Refusal(422, 'Cette commande a déjà été envoyée avec d’autres informations.', {
      code: 'key_reused',
    });
  }
  if (earlier === undefined || earlier.order === null) {
    throw new Refusal(425, 'Cette commande est déjà en cours de traitement.', { code: 'in_progress' });
  }
  return earlier.order;
}

const counted = (lots: readonly Lot[]): string =>
  lots
    .map(({ product_id, quantity }) => `${product_id} ${quantity}`)
    .toSorted()
    .join();

/* The cart's lines are claimed by deleting them: of two checkouts of one cart, one finds it empty. */
async function claimCart(
  database: Database,
  { account, body }: Pick<Attempt, 'account' | 'body'>,
): Promise<TakenLot[]> {
  const lots = await database
    .delete(cartLines)
    .where(eq(cartLines.user_id, account.id))
    .returning({ product_id: cartLines.product_id, quantity: cartLines.quantity });
  if (lots.length === 0) throw invalid('Votre panier est vide.');
  if (body.expected_items !== undefined && counted(body.expected_items) !== counted(lots)) {
    throw new Refusal(409, 'Les animaux de votre panier ont changé. Vérifiez-les avant de commander.', {
      code: 'items_changed',
    });
  }
  const taken = await takeStock(database, lots);
  if ('missing' in taken) throw new Refusal(409, taken.missing, { code: 'stock_changed' });
  return taken;
}

const texts = [
  ['address', 200, 'L’adresse'],
  ['ville', 50, 'La ville'],
  ['notes', 200, 'La note'],
] as const;

/** The limits of the free texts, in graphemes. */
function checkTexts(body: CheckoutRequest): void {
  for (const [field, limit, label] of texts) {
    if (!isWithin(body[field] ?? '', limit))
      throw invalid(`${label} ne doit pas dépasser ${limit} caractères.`);
  }
}

const textOrNull = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text;

/** The next order number, `BEL-1101`, from a sequence of the database: a failed checkout leaves a gap. */
const nextOrderNumber = sql<string>`'BEL-' || nextval(${orderNumbers.seqName ?? ''})`;

async function keepOrder(
  database: Database,
  { account, body }: Attempt,
  lots: TakenLot[],
  total: number,
  now: Date,
): Promise<OrderRow> {
  const [order] = await database
    .insert(orders)
    .values({
      order_number: nextOrderNumber,
      user_id: account.id,
      created_at: now,
      status: 'PENDING',
      total_amount: total,
      type_paiement: body.type_paiement,
      moyen_paiement: body.moyen_paiement,
      is_payement_echolone: body.is_payement_echolone,
      delivery_method: body.delivery_method,
      // Read-only in the form: taken from the profile, whatever the body contains.
      first_name: account.first_name,
      last_name: account.last_name,
      email: account.email,
      phone: body.phone,
      address: body.address,
      ville: body.ville,
      numero_cni: textOrNull(body.numero_cni),
      code_postal: textOrNull(body.code_postal),
      notes: textOrNull(body.notes),
    })
    .returning();
  if (order === undefined) throw new Error('The order was not kept.');
  await database.insert(orderItems).values(lots.map((lot) => ({ ...lot, order_id: order.id })));
  return order;
}

/**
 * Orders the cart at the prices of the database: reserves the stock, empties the cart, and creates the payment of the sum due
 * now, all in one transaction. Throws 400 (empty cart), 409 (`items_changed`, `stock_changed`, `total_changed`) or 422.
 */
export async function placeOrder(
  { database, now, settings }: Provider,
  attempt: Attempt,
): Promise<{ repeated: boolean; answer: CheckoutAnswer }> {
  checkTexts(attempt.body);
  return database.transaction(async (transaction) => {
    const at = now();
    const { account, body, origin, key } = attempt;
    // Locks the account before its cart, in the same order as a deletion, to prevent a deadlock.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for('key share');
    const earlier = await earlierOrder(transaction, attempt, at);
    if (earlier !== undefined) {
      const payment = await firstPayment(transaction, earlier.id);
      return { repeated: true, answer: answerOf(earlier, payment, origin) };
    }

    const lots = await claimCart(transaction, attempt);
    const total = lots.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
    if (body.expected_total !== undefined && body.expected_total !== total) {
      throw new Refusal(409, 'Le montant de votre panier a changé. Vérifiez-le avant de commander.', {
        code: 'total_changed',
      });
    }

    const order = await keepOrder(transaction, attempt, lots, total, at);
    const asked = dueNow(body, total);
    let payment: PaymentRow | undefined;
    if (asked !== undefined) {
      const expiresAt = new Date(at.getTime() + settings.paymentMs);
      payment = await askPayment(transaction, order.id, asked, at, expiresAt);
    }
    if (key !== undefined) {
      await transaction
        .update(attempts)
        .set({ order_id: order.id })
        .where(and(eq(attempts.user_id, account.id), eq(attempts.key, key)));
    }
    await addToOutbox(transaction, at, letters.ordered({ ...order, ...account }));
    return { repeated: false, answer: answerOf(order, payment, origin) };
  });
}
