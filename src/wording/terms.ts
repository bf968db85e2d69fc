import { depositWording } from './deposit.ts';
import { type Seller, sellerText } from './seller.ts';

/** The terms of sale: the page of the footer's second legal link. */
export const termsWording = {
  lead: 'Les règles de la vente, écrites pour être lues. Commander, c’est les accepter.',
  sections: (brand: string, email: string, seller: Seller) => [
    {
      title: 'La boutique',
      text: [
        `${brand} vend des animaux vivants, moutons, bœufs et chèvres, et les livre à domicile. La boutique est tenue à Abidjan, en Côte d’Ivoire.`,
        ...(sellerText(seller) === '' ? [] : [`Vendeur\u00a0: ${sellerText(seller)}.`]),
      ],
    },
    {
      title: 'Les animaux et les prix',
      text: [
        'Chaque fiche dit la catégorie, l’origine, la taille et le nombre d’animaux encore disponibles.',
        'Les prix sont en francs CFA (XOF). La livraison est offerte et rien ne s’ajoute au total affiché dans le panier.',
      ],
    },
    {
      title: 'Commander',
      text: [
        'Il faut un compte pour commander. La commande est prise quand vous appuyez sur «\u00a0Commander\u00a0». Si un prix ou un stock a changé depuis que vous avez rempli le panier, nous vous le montrons et nous vous demandons votre accord avant.',
      ],
    },
    {
      title: 'Payer',
      text: ['Deux façons de payer, au choix\u00a0:'],
      points: [
        'en ligne, avec Wave, Orange Money, Mobile Money ou une carte bancaire\u202f;',
        'à la livraison\u00a0: 30\u00a0% à la commande, avec le moyen de votre choix, et 70\u00a0% devant l’animal.',
      ],
    },
    // Followed by the table of its conditions.
    { id: 'acompte', title: depositWording.title, text: [] },
    {
      title: 'Livraison',
      text: [
        'Nous livrons dans tout le pays. Dès que la commande est validée, l’équipe vous appelle pour fixer une date et un lieu. Un vétérinaire partenaire examine l’animal avant son départ.',
      ],
    },
    {
      id: 'retours',
      title: 'Retours',
      text: [
        'Vous avez 30\u00a0jours après la livraison pour nous rendre un animal. Appelez-nous d’abord\u00a0: nous convenons ensemble du jour de la reprise. L’animal doit avoir été nourri, abreuvé et tenu à l’abri.',
      ],
    },
    {
      title: 'Une réclamation',
      text: [
        `Appelez-nous ou écrivez à ${email}, avec votre numéro de commande. Nous cherchons toujours une solution à l’amiable avant toute autre démarche.`,
      ],
    },
    {
      title: 'La loi',
      text: ['Ces conditions suivent le droit ivoirien. Les tribunaux d’Abidjan sont compétents.'],
    },
  ],
} as const;
