import type { Size } from '#rules/catalogue.ts';

/** The animal card and texts that lists share with other pages (specification §2 "Catalogue" to "Search"). */
export const catalogueWording = {
  breadcrumb: { label: 'Fil d’Ariane', home: 'Accueil', product: 'Produit' },
  /** Links to articles of the blog that answer a question of the page. */
  guides: { size: 'Quelle taille choisir\u202f?', ram: 'Comment choisir son bélier\u202f?' },
  sizes: { petit: 'Petit', moyen: 'Moyen', extra: 'Extra', grand: 'Grand' } satisfies Record<Size, string>,
  loading: 'Chargement du catalogue…',
  /** Above animals whose current list failed to load. */
  old: {
    text: 'La liste à jour n’a pas pu être chargée\u00a0: prix et stocks ont pu changer.',
    retryLabel: 'Actualiser la liste',
  },
  card: {
    stock: 'Stock disponible',
    soldOut: 'Épuisé',
    /** Between a label and its number, and between 'Voir les détails' and its visually hidden name. */
    colon: '\u00a0: ',
    details: 'Voir les détails',
    progress: 'Progression des ventes',
    discount: (percent: number) => `−${percent}\u00a0%`,
    discountSpoken: (percent: number) => `Remise de ${percent}\u00a0%`,
    price: 'Prix',
    formerPrice: 'Prix normal',
    kilos: (kilos: number) => `${kilos}\u00a0kg`,
    age: (months: number) =>
      months < 24
        ? `${months}\u00a0mois`
        : `${Math.floor(months / 12)}\u00a0ans${months % 12 === 0 ? '' : ` ${months % 12}\u00a0mois`}`,
    soldShare: (percent: number) => `${percent}\u00a0% vendus`,
  },
} as const;
