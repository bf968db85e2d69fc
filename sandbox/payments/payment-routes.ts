import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isId } from '../accounts/sessions.ts';
import { orders, payments } from '../database/schema.ts';
import { csrfMatches } from '../http/csrf.ts';
import { shopOriginOf } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { paymentPage, unknownPaymentPage } from './payment-page.ts';
import { closeExpired, closePayment, receivePayment } from './settle.ts';

type Path = { Params: { id: string } };

const choiceSchema = {
  body: {
    type: 'object',
    required: ['choix'],
    properties: {
      choix: { type: 'string', enum: ['payer', 'refuser', 'attendre', 'expirer'] },
      csrf: { type: 'string' },
    },
  },
};

/**
 * The payment service's page, `/sandbox/paiement/{id}`, protected only by its unguessable address, as with real services. Each
 * choice redirects back to the shop, which asks the API for the result.
 */
export function addPaymentPages(app: FastifyInstance, provider: Provider): void {
  const { database } = provider;

  const find = async (id: string) => {
    await closeExpired(provider);
    const [found] = isId(id)
      ? await database
          .select({ payment: payments, order: orders })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.order_id))
          .where(eq(payments.id, id))
      : [];
    return found;
  };

  const asPage = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');

  const backTo = (origin: string, orderNumber: string) =>
    `${origin}/order-status-finished?order_number=${encodeURIComponent(orderNumber)}`;

  app.get<Path>('/sandbox/paiement/:id', async (request, reply) => {
    const found = await find(request.params.id);
    if (found === undefined)
      return asPage(reply)
        .code(404)
        .send(unknownPaymentPage(shopOriginOf(provider.settings, request)));
    const back = backTo(shopOriginOf(provider.settings, request), found.order.order_number);
    return asPage(reply).send(paymentPage(found.order, found.payment, request.csrfToken, back));
  });

  app.post<Path & { Body: { choix: string; csrf?: string } }>(
    '/sandbox/paiement/:id',
    { schema: choiceSchema },
    async (request, reply) => {
      const { choix, csrf } = request.body;
      if (!csrfMatches(request, csrf)) {
        throw new Refusal(403, 'Votre page a expiré. Rechargez-la puis réessayez.', { code: 'csrf' });
      }
      const found = await find(request.params.id);
      if (found === undefined)
        return asPage(reply)
          .code(404)
          .send(unknownPaymentPage(shopOriginOf(provider.settings, request)));
      const { payment, order } = found;
      if (choix === 'payer') await receivePayment(provider, payment.id, order.id);
      if (choix === 'refuser') await closePayment(provider, payment.id, order.id, 'refused');
      if (choix === 'expirer') await closePayment(provider, payment.id, order.id, 'expired');
      return reply.redirect(backTo(shopOriginOf(provider.settings, request), order.order_number), 303);
    },
  );
}
