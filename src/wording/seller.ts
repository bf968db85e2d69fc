import { isolated } from '#rules/text.ts';

/** Who sells, as the deployment says it (`VITE_LEGAL_NAME`, `VITE_RCCM`, `VITE_LEGAL_ADDRESS`). */
export type Seller = Readonly<{ name: string; rccm: string; address: string }>;

/** « Exemple SARL · RCCM CI-ABJ-03-2026-B12-00001 · Cocody, Abidjan », as far as it is known; empty where nothing is. */
export const sellerText = ({ name, rccm, address }: Seller): string =>
  [isolated(name), rccm === '' ? '' : `RCCM\u00a0${rccm}`, isolated(address)]
    .filter((part) => part !== '')
    .join(' · ');
