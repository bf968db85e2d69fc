/** The sample vendors, without behaviour (specification §1); the shop is searched for each of their `breeds`. */
export const vendors = [
  { id: 'ferme-du-poro', since: 1998, breeds: ['Zébu peul', 'Méré'], vignette: 'herd' },
  { id: 'bergerie-du-bafing', since: 2009, breeds: ['Djallonké'], vignette: 'ram' },
  { id: 'cooperative-du-zanzan', since: 2014, breeds: ['Djallonké', 'Chèvre naine'], vignette: 'coast' },
  { id: 'eleveurs-du-liptako', since: 1987, breeds: ['Sahel', 'Bali-Bali'], vignette: 'village' },
  { id: 'bergerie-du-cayor', since: 1976, breeds: ['Ladoum', 'Touabire'], vignette: 'sheep' },
  { id: 'chevrerie-de-maradi', since: 2003, breeds: ['Maradi'], vignette: 'goats' },
] as const;

export type Vendor = (typeof vendors)[number];

/** The vendor with this slug, or undefined. */
export const vendorOf = (id: string): Vendor | undefined => vendors.find((vendor) => vendor.id === id);
