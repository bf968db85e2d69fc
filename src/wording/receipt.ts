import { frenchMoment } from '#rules/dates.ts';
import { formatInteger, formatXof } from '#rules/money.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { isolated } from '#rules/text.ts';
import { standingWording } from './standing.ts';

/** A row of the picture: a text, or a name with its amount. */
export type ReceiptRow = readonly [text: string, amount?: string];

type Receipt = {
  order: Pick<ReadOrder, 'order_number' | 'items'>;
  standing: Standing;
  /** When the provider said so, in ms since the epoch. */
  at: number;
  phone: string;
};

const states: Record<Standing['kind'], string> = {
  ...standingWording,
  due: standingWording.pending,
  late: 'Délai passé',
  paid: 'Paiement reçu',
};

/** A picture never has the word « payé » of what is not. */
const titleOf = (standing: Standing) =>
  standing.kind === 'late' ? standingWording.pending : standingWording.title(standing);

/** A picture of an order to send: what the provider has just said of it, and when; nothing of its customer. */
export const receiptWording = {
  send: 'Envoyer un reçu',
  hold: 'Appuyez longuement sur l’image pour l’enregistrer ou l’envoyer.',
  download: 'Télécharger l’image',
  file: (number: string) => `commande-${number.replace(/[^A-Za-z0-9-]/g, '')}.png`,
  rows: ({ order, standing, at, phone }: Receipt): readonly ReceiptRow[] => [
    [`Commande ${order.order_number}`],
    ...order.items.map(
      ({ product, quantity }) => [`${formatInteger(quantity)} × ${isolated(product.name)}`] as const,
    ),
    ...('amount' in standing ? [[titleOf(standing), formatXof(standing.amount)] as const] : []),
    ...(standing.rest ? [[standingWording.next.rest, formatXof(standing.rest)] as const] : []),
    [`${states[standing.kind]}, état du ${frenchMoment(new Date(at).toISOString())}`],
    [`Service client\u00a0: ${phone}`],
  ],
} as const;
