import { configuration } from './configuration.ts';

/** Whom customers pay: the seller, if the deployment names one, else the shop. */
export const payee = configuration.seller.name || configuration.brand;
