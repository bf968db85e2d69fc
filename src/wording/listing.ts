import type { PriceRange, Sort, View } from '#rules/catalogue.ts';
import { formatInteger, formatXof } from '#rules/money.ts';
import { isolated } from '#rules/text.ts';
import { animals } from './animals.ts';
import { erratum } from './erratum.ts';
import { quoted } from './quoted.ts';

const showing = (count: number): string =>
  erratum(`Affichage de ${formatInteger(count)} bétails`, `Affichage de ${animals(count)}`);

const noneIn = (product: string): string =>
  erratum(
    `Aucune données trouvées pour ces filtres sur ${product}.`,
    `Aucune donnée trouvée pour ces filtres sur ${product}.`,
  );

const showingOf = (count: number, country: string): string =>
  erratum(
    `Affichage de ${formatInteger(count)} bétail venant de ${country}`,
    `Affichage de ${animals(count)} (origine\u00a0: ${country})`,
  );

/** For a country and for a category. */
const noMatchInPlace = {
  title: 'Filtre de bétail',
  text: (product: string) => noneIn(isolated(product)),
  clear: 'Supprimer les filtres',
} as const;

/** The prices of a list: those ends that hide animals. */
const own = ({ min, max }: PriceRange, shown: Partial<PriceRange>): string => {
  if (shown.max === undefined) return `Ici, les prix commencent à ${formatXof(min)}.`;
  const to = shown.min === undefined || min === 0 ? 'jusqu’à' : `de ${formatInteger(min)} à`;
  return `Ici, les prix vont ${to} ${formatXof(max)}.`;
};

/** The four listings with their filters (specification §2 "Catalogue" to "Search", §4 "Catalogue sort"). */
export const listingWording = {
  shop: {
    page: {
      title: 'Boutique',
      description:
        'Tout notre bétail\u00a0: moutons, bœufs et chèvres de huit pays, avec leur prix, leur taille et le stock disponible.',
    },
    heading: 'Boutique',
    showing,
    noMatch: {
      title: 'Filtre de recherche',
      text: (q?: string) =>
        q === undefined || q === ''
          ? 'Aucune donnée trouvée pour ces filtres'
          : `Aucune donnée trouvée pour ces filtres et la recherche "${isolated(q)}"`,
      clear: 'Réinitialiser les filtres',
    },
    nothing: {
      title: 'Aucun produit disponible',
      text: "Il n'y a actuellement aucun produit disponible dans notre catalogue.",
      home: 'Retour à l’accueil',
      faq: 'Comment nous travaillons',
      contact: 'Nous écrire ou nous appeler',
    },
  },
  country: {
    /** Title and description while the country's name is loading. */
    pendingPage: {
      title: 'Pays d’origine',
      description: 'Le bétail d’un pays d’origine\u00a0: prix, taille et stock disponible.',
    },
    page: (country: string) => ({
      title: `Bétail\u00a0: ${country}`,
      description: `Moutons, bœufs et chèvres (origine\u00a0: ${country}). Prix, taille, stock disponible et livraison gratuite.`,
    }),
    showing: (count: number, country: string) => showingOf(count, isolated(country)),
    noMatch: noMatchInPlace,
  },
  category: {
    /** Title and description while the category's name is loading. */
    pendingPage: {
      title: 'Catégorie',
      description: 'Les animaux d’une catégorie\u00a0: origine, taille, prix et stock disponible.',
    },
    page: (category: string) => ({
      title: category,
      description: `${category}\u00a0: comparez les animaux de cette catégorie, leur origine, leur taille et leur prix.`,
    }),
    /** Replaces the category if the address names none. */
    everything: 'tout le catalogue',
    everythingPage: {
      title: 'Tout le bétail',
      description: 'Tous nos animaux, à filtrer par origine, par taille et par prix.',
    },
    showing,
    noMatch: noMatchInPlace,
  },
  search: {
    page: {
      title: 'Recherche de bétail',
      description: 'Cherchez un animal par son nom ou sa catégorie dans tout notre catalogue.',
    },
    breadcrumb: 'Recherche de bétail',
    showing: (count: number) =>
      erratum(`Affichage de ${formatInteger(count)} bétail`, `Affichage de ${animals(count)}`),
    noMatch: {
      title: 'Filtre de recherche',
      text: (q: string) => `Aucune donnée trouvée pour la recherche "${isolated(q)}"`,
      shop: 'Voir la boutique',
    },
    /** No name matches the text: similar words were searched. */
    loose: (q: string) => `Aucun animal ne s’appelle ${quoted(q)}\u00a0: voici ce qui s’en approche.`,
    /** From a search in one category to the search in all animals. */
    everywhere: (q: string, count: number) =>
      `Rechercher ${quoted(q)} dans toute la boutique (${formatInteger(count)})`,
  },
  filters: {
    label: 'Filtres',
    open: 'Filtrer',
    close: 'Fermer les filtres',
    /** The dialog's button on a phone. */
    show: (count: number) => `Voir ${animals(count)}`,
    /** The same button while the number is unknown. */
    showList: 'Voir la liste',
    active: (count: number) => `${count} ${count > 1 ? 'filtres actifs' : 'filtre actif'}`,
    clear: 'Effacer les filtres',
    /** In the dialog: removes every filter, prices too. */
    clearAll: 'Tout effacer',
    origins: 'Pays d’origine',
    animalOrigins: 'Origine du bétail',
    categories: 'Catégories',
    sizes: 'Taille',
    price: 'Prix',
    loading: 'Chargement des filtres…',
    failed: 'Ces choix ne se sont pas chargés.',
    retry: 'Réessayer',
    none: 'Aucun choix pour le moment.',
    /** Below the choices. */
    unread: (count: number) =>
      count === 1
        ? '1 choix n’a pas pu être affiché.'
        : `${formatInteger(count)} choix n’ont pas pu être affichés.`,
    option: (name: string, count: number) => `${isolated(name)}, ${animals(count)}`,
  },
  /** An active filter above the list, with its remove button. */
  chip: {
    remove: 'Retirer ce filtre',
    search: quoted,
    size: (size: string) => `Taille\u00a0: ${size}`,
    /** A country or a category whose name is not loaded. */
    origin: 'Un pays d’origine',
    category: 'Une catégorie',
  },
  price: {
    lowest: 'Prix minimum',
    highest: 'Prix maximum',
    unit: 'FCFA',
    reversed:
      'Le prix minimum dépasse le prix maximum\u00a0: aucun animal ne peut correspondre. Baissez l’un ou montez l’autre.',
    hidden: (count: number) =>
      `${animals(count)} ${count > 1 ? 'sont masqués' : 'est masqué'} par ce filtre de prix.`,
    /** In an empty list: names the prices, since the user may not have set them. */
    hiddenBy: (count: number, prices: PriceRange) =>
      `${own(prices, prices)} ${animals(count)} ${count > 1 ? 'sont masqués' : 'est masqué'}.`,
    /** In an empty list, beside its button: lifts the prices alone. */
    all: 'Voir tous les prix',
    own,
    /** Beside them: shows the animals that they hide. */
    also: (count: number, { min, max }: Partial<PriceRange>) => {
      if (min !== undefined && max !== undefined)
        return `Afficher aussi les ${formatInteger(count)} autres animaux`;
      const how = min === undefined ? 'plus cher' : 'moins cher';
      return `Afficher aussi ${count === 1 ? `1 animal ${how}` : `les ${animals(count)} ${how}s`}`;
    },
    remove: 'Retirer le filtre de prix',
    /** Price bands, computed from the list. */
    bands: 'Fourchettes de prix',
    /** Selected prices; those in `widest` hide nothing. */
    range: ({ min, max }: PriceRange, widest: PriceRange) => {
      if (min <= widest.min) return `Jusqu’à ${formatXof(max)}`;
      if (max >= widest.max) return `À partir de ${formatXof(min)}`;
      return `De ${formatInteger(min)} à ${formatXof(max)}`;
    },
  },
  sort: {
    label: 'Trier par',
    options: {
      featured: 'À la une',
      'price-low': erratum('Prix : du bas au plus haut', 'Prix\u00a0: du plus bas au plus haut'),
      'price-high': erratum('Prix : du haut au bas', 'Prix\u00a0: du plus haut au plus bas'),
      newest: 'Nouveau',
      rating: 'Mieux noté',
    } satisfies Record<Sort, string>,
    /** Announced after a change of the sort. */
    said: {
      featured: 'Animaux à la une en premier.',
      'price-low': 'Trié par prix croissant.',
      'price-high': 'Trié par prix décroissant.',
      newest: 'Trié du plus récent au plus ancien.',
      rating: 'Trié par note.',
    } satisfies Record<Sort, string>,
    /** For a phone, where both would be truncated after the same words. */
    short: { 'price-low': 'Prix croissant', 'price-high': 'Prix décroissant' } as Partial<
      Record<Sort, string>
    >,
  },
  view: {
    label: 'Affichage',
    options: { grid: 'Grille', list: 'Liste' } satisfies Record<View, string>,
  },
  pagination: {
    label: 'Pages du catalogue',
    previous: 'Précédent',
    next: 'Suivant',
    page: (page: number) => `Page ${page}`,
    /** The name of a list with several pages, announced when another page is shown. */
    position: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  },
  /** Beside the count of a list that was written over an hour ago, until it is read again. */
  since: (hour: string) => `prix et stocks du ${hour}`,
  /** After the merchant's count: how many of them the list's own prices leave. */
  within: (count: number) => `dont ${formatInteger(count)} à ces prix`,
  /** After the merchant's count: how many of them are shown. */
  matches: (count: number, by: 'filters' | 'search') =>
    `dont ${formatInteger(count)} ${count > 1 ? 'correspondent' : 'correspond'} à ${by === 'search' ? 'votre recherche' : 'vos filtres'}`,
  /** Beside the count: unreadable animals are missing from the list. */
  unread: (count: number) =>
    count === 1 ? '1 animal n’a pas pu être affiché' : `${animals(count)} n’ont pas pu être affichés`,
  /** Announced after a change of the filters. */
  found: (count: number) =>
    count === 0
      ? 'Aucun animal ne correspond.'
      : `${animals(count)} ${count > 1 ? 'correspondent' : 'correspond'}.`,
  failed: {
    title: 'Le catalogue ne s’est pas chargé',
    text: 'Le serveur n’a pas répondu comme prévu. Réessayez dans un instant.',
    retry: 'Réessayer',
  },
} as const;
