import { isolated } from '#rules/text.ts';

/** The seller, from the deployment's `VITE_LEGAL_NAME`, `VITE_RCCM`, `VITE_LEGAL_ADDRESS`. */
export type Seller = Readonly<{ name: string; rccm: string; address: string }>;

/** « Exemple SARL · RCCM CI-ABJ-03-2026-B12-00001 · Cocody, Abidjan », with what is known; empty if nothing is. */
export const sellerText = ({ name, rccm, address }: Seller): string =>
  [isolated(name), rccm === '' ? '' : `RCCM\u00a0${rccm}`, isolated(address)]
    .filter((part) => part !== '')
    .join(' · ');
