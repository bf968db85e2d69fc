import { randomBytes } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import type { CheckoutRequest } from '#openapi/schemas.ts';
import type { Database } from '../database/open.ts';
import { payments } from '../database/schema.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Whether a payment can be made. */
export const isPayable: Record<PaymentRow['status'], boolean> = {
  PENDING: true,
  PAID: false,
  CANCELLED: false,
};

/** A sum due: in whole XOF, and which part of the order it is. */
export type SumDue = Pick<PaymentRow, 'part' | 'amount'>;

/** 30 % of a total, rounded half up, in whole XOF. */
export const deposit = (total: number): number => Math.floor((total * 30 + 50) / 100);

/**
 * The sum due at once: 30 % if the order is paid in two parts, nothing if it is paid entirely on delivery, else the total.
 */
export function dueNow(
  { type_paiement, is_payement_echolone }: Pick<CheckoutRequest, 'type_paiement' | 'is_payement_echolone'>,
  total: number,
): SumDue | undefined {
  if (is_payement_echolone) return { part: 'acompte', amount: deposit(total) };
  return type_paiement === 'livraison' ? undefined : { part: 'total', amount: total };
}

/** The page of a payment, protected only by its unguessable address. */
export const paymentUrl = (origin: string, { id }: Pick<PaymentRow, 'id'>): string =>
  `${origin}/sandbox/paiement/${id}`;

/** Creates a payment, pending until `expiresAt`. */
export async function askPayment(
  database: Database,
  orderId: string,
  asked: SumDue,
  at: Date,
  expiresAt: Date,
): Promise<PaymentRow | undefined> {
  const [payment] = await database
    .insert(payments)
    .values({
      ...asked,
      order_id: orderId,
      transaction_id: `TX-${randomBytes(8).toString('hex')}`,
      status: 'PENDING',
      created_at: at,
      expires_at: expiresAt,
    })
    .returning();
  return payment;
}

const paymentsOf = (database: Database, orderId: string) =>
  database.select().from(payments).where(eq(payments.order_id, orderId)).limit(1);

/** The payment created with the order, if any. */
export async function firstPayment(database: Database, orderId: string): Promise<PaymentRow | undefined> {
  return (await paymentsOf(database, orderId).orderBy(asc(payments.created_at), asc(payments.rank)))[0];
}

/** The latest payment, if any. */
export async function latestPayment(database: Database, orderId: string): Promise<PaymentRow | undefined> {
  return (await paymentsOf(database, orderId).orderBy(desc(payments.created_at), desc(payments.rank)))[0];
}
