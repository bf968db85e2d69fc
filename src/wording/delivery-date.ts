import type { StoredDelivery } from '#rules/delivery-wish.ts';

const times: Readonly<Record<StoredDelivery['time'], string>> = {
  '': '',
  matin: ', le matin',
  soir: ', le soir',
};

/** The wished day after an order, for the customer's own calendar: the shop confirms it by phone. */
export const deliveryDateWording = {
  link: 'Ajouter le jour souhaité à mon agenda',
  file: (orderNumber: string) => `livraison-${orderNumber.replace(/[^A-Za-z0-9-]/g, '')}.ics`,
  title: (brand: string) => `Livraison ${brand}, à confirmer par téléphone`,
  text: ({ orderNumber, time }: Pick<StoredDelivery, 'orderNumber' | 'time'>, phone: string) =>
    `Commande ${orderNumber}${times[time]}. Jour souhaité, à confirmer par téléphone\u00a0: ${phone}.`,
} as const;
