import { frenchMoment } from '#rules/dates.ts';
import { formatInteger, formatXof } from '#rules/money.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { isolated } from '#rules/text.ts';
import { standingWording } from './standing.ts';

/** The texts of the picture of an order: nothing of its customer. `sums`: a name and an amount each. */
export type ReceiptTexts = {
  readonly brand: string;
  readonly title: string;
  readonly animals: readonly string[];
  readonly sums: readonly (readonly [string, string])[];
  readonly state: string;
  readonly service: string;
};

type Receipt = {
  brand: string;
  order: Pick<ReadOrder, 'order_number' | 'items'>;
  standing: Standing;
  /** When the provider said so, in ms since the epoch. */
  at: number;
  phone: string;
};

const states: Record<Standing['kind'], string> = {
  due: 'Paiement en attente',
  paid: 'Paiement reçu',
  none: standingWording.none,
};

/** A picture of an order to send: what the provider has just said of it, and when. */
export const receiptWording = {
  send: 'Envoyer un reçu',
  hold: 'Appuyez longuement sur l’image pour l’enregistrer ou l’envoyer.',
  download: 'Télécharger l’image',
  file: (number: string) => `commande-${number.replace(/[^A-Za-z0-9-]/g, '')}.png`,
  alt: ({ title, state }: ReceiptTexts) => `${title}. ${state}`,
  texts: ({ brand, order, standing, at, phone }: Receipt): ReceiptTexts => ({
    brand,
    title: `Commande ${order.order_number}`,
    animals: order.items.map(({ product, quantity }) =>
      quantity > 1 ? `${formatInteger(quantity)} × ${isolated(product.name)}` : isolated(product.name),
    ),
    sums: [
      ...(standing.kind === 'none'
        ? []
        : [
            [
              standing.kind === 'due' ? standingWording.due : standingWording.paid(standing),
              formatXof(standing.amount),
            ] as const,
          ]),
      ...(standing.rest !== null && standing.rest > 0
        ? [[standingWording.next.rest, formatXof(standing.rest)] as const]
        : []),
    ],
    state: `${states[standing.kind]}, état du ${frenchMoment(new Date(at).toISOString())}`,
    service: `Service client\u00a0: ${phone}`,
  }),
} as const;
