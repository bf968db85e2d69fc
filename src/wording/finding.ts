import type { AskedListing } from '#rules/asked-for.ts';
import type { Size } from '#rules/catalogue.ts';
import type { HelpTopic } from '#rules/help-topic.ts';
import { formatInteger, formatXof } from '#rules/money.ts';
import { isolated } from '#rules/text.ts';
import { animals } from './animals.ts';
import { catalogueWording } from './catalogue.ts';

const sizesOf = (sizes: readonly Size[]): string =>
  `taille ${sizes.map((size) => catalogueWording.sizes[size]).join(' ou ')}`;

/** The list for a searched size, price or country: « Moutons, Mali, jusqu’à 100 000 FCFA ». */
const askedList = ({ categories, countries, sizes, most, isCheap }: Omit<AskedListing, 'state'>): string =>
  [
    categories.length === 0 ? 'Animaux' : categories.map(({ label }) => isolated(label)).join(', '),
    ...countries.map(({ label }) => isolated(label)),
    ...(sizes.length === 0 ? [] : [sizesOf(sizes)]),
    ...(most === undefined ? [] : [`jusqu’à ${formatXof(most)}`]),
    ...(isCheap ? ['du moins cher au plus cher'] : []),
  ].join(', ');

/** Suggestions for a list with few or no animals (specification §2 "Catalogue", "Search"), in addition to the merchant's words. */
export const findingWording = {
  words: {
    title: 'Essayez plutôt',
    /** Below the few animals that were found. */
    more: 'Essayez aussi',
    /** Between a word or a place and its number. */
    count: formatInteger,
    spoken: (name: string, count: number) => `${isolated(name)}, ${animals(count)}`,
  },
  asked: askedList,
  askedAll: 'Voir cette liste',
  /** The answer to a question in the animal search, beside the contacts. */
  help: {
    title: 'Besoin d’aide\u202f?',
    answers: {
      payment:
        'Mobile Money, carte bancaire, ou à la livraison avec 30\u00a0% à la commande\u00a0: vous choisissez à la caisse.',
      delivery:
        'La livraison est offerte dans tout le pays. Dès que votre commande est validée, nous vous appelons pour fixer la date et le lieu.',
      guarantee:
        'Chaque animal est examiné par un vétérinaire partenaire avant la livraison. S’il arrive malade ou mort, appelez-nous aussitôt\u202f; demandez-nous les conditions avant de payer.',
      refund:
        'Appelez-nous avec votre numéro de commande\u00a0: nous vous disons ce qui est remboursé, comment et quand.',
      health: 'Chaque animal est examiné par un vétérinaire partenaire avant la livraison.',
      weight:
        'Quand nous connaissons le poids d’un animal, il est sur sa fiche. Sinon, demandez-le-nous par téléphone.',
      price:
        'Le prix affiché est celui de l’animal, et la livraison est offerte. Dans la boutique, triez par prix ou choisissez votre budget.',
      buying:
        'Choisissez un animal, ajoutez-le au panier, puis passez à la caisse\u00a0: quelques minutes suffisent.',
      place: (address: string) =>
        `Notre adresse\u00a0: ${address}. Vos animaux viennent chez vous, partout dans le pays.`,
      feast:
        'Pour la fête, indiquez à la caisse le jour souhaité\u00a0: nous le confirmons avec vous par téléphone. Pour le sacrifice lui-même, appelez-nous.',
    } satisfies Record<Exclude<HelpTopic, 'service'>, string | ((address: string) => string)>,
    faq: 'Questions fréquentes',
    message: (q: string) => `Bonjour, j’ai une question\u00a0: ${q}`,
  },
  nearest: 'Les animaux les plus proches',
  /** Replaces it if nothing in the search is known. */
  toSee: 'À voir dans la boutique',
  categories: 'Ou par catégorie',
  everything: 'Toute la boutique',
} as const;
