import type { PaymentDetail } from '#rules/payment-detail.ts';

/** A pending payment of the full amount; no calendar makes it late. */
export const samplePayment: PaymentDetail = {
  orderNumber: 'BL-20261104-0043',
  url: 'https://pay.exemple.ci/p/7f3a91c2',
  amount: 330_000,
  remainder: null,
  expiresAt: '2099-11-04T10:45:00Z',
  means: 'wave',
  transaction: 'TX-7f3a91c2',
  order: 'PENDING',
  answeredAt: Date.UTC(2026, 10, 4, 10, 20),
};
