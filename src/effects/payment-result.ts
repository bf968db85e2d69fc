import type { App } from '#data/app.ts';
import type { getPayment } from '#data/orders.ts';
import type {
  PaymentAnswer,
  PaymentResultInput,
  paymentResultMachine,
} from '#machines/orders/payment-result.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { meaningOf, type ReadPayment } from '#rules/order-status.ts';
import type { PaymentDetail } from '#rules/payment-detail.ts';
import { meantOrderNumbers } from '#rules/query.ts';
import { detailOf, leaveForPayment, readPayment, settleAwaited } from './awaited-payment.ts';
import { awaitPageVisible, awaitSession } from './awaiting.ts';
import { storeRedirect } from './redirect-url.ts';

/** The payment's order, and whether it may be requested. */
export const paymentResultInput = (
  app: Pick<App, 'session'>,
  orderNumber: string | undefined,
): PaymentResultInput => ({
  orderNumber,
  authenticated: app.session.getSnapshot().matches('authenticated'),
});

/** The outcome of an answer. An order number that the provider rejects as malformed (400) is an unknown order. */
export const paymentAnswerOf = (
  answer: Awaited<ReturnType<typeof getPayment>>,
  detail: (payment: ReadPayment, ahead?: number) => PaymentDetail,
): PaymentAnswer => {
  if (answer.kind === 'ok')
    return {
      kind: 'found',
      outcome: meaningOf(answer.data.status).payment,
      payment: detail(answer.data, answer.ahead),
    };
  if (answer.status === 400 || answer.status === 404) return { kind: 'missing' };
  return { kind: answer.status === 401 ? 'unauthorized' : 'refused' };
};

/** Effects of the payment result (specification §2 Payment result, §7). */
export const paymentResultEffects = (
  app: Pick<App, 'api' | 'navigation' | 'now' | 'paymentHosts' | 'session' | 'store' | 'visibility'>,
): EffectsOf<typeof paymentResultMachine> => ({
  calls: {
    askPayment: async ({ orderNumber }, signal) => {
      let found: PaymentAnswer = { kind: 'missing' };
      for (const number of meantOrderNumbers(orderNumber)) {
        const [answer, order] = await readPayment(app, number, signal);
        found = paymentAnswerOf(answer, (payment, ahead) =>
          detailOf(app, payment, order?.status ?? null, ahead),
        );
        if (found.kind === 'found') found = { ...found, order };
        if (answer.kind === 'ok') settleAwaited(app, answer.data);
        if (found.kind !== 'missing') break;
      }
      return found;
    },
    awaitSession: (_, signal) => awaitSession(app, signal),
    awaitReturn: (_, signal) => awaitPageVisible(app, signal),
  },
  actions: {
    storePath: ({ path }) => storeRedirect(app, path),
    leaveForLogin: () => app.navigation.go('/login'),
    leaveForPayment: ({ payment }) => leaveForPayment(app, payment),
  },
});
