/** A part of an answer, shown in this order; `phones` and `service` hours are those of the deployment. */
export type AnswerPart =
  | { readonly text: string }
  | { readonly steps: readonly string[] }
  | { readonly list: readonly string[] }
  | { readonly phones: 'all' }
  | { readonly service: 'hours' }
  | { readonly link: string; readonly to: '/shop' | '/contact' };

/** A question; a fragment (`/faq#livraison`) opens the one with this `id`. */
export type Question = {
  readonly id?: string;
  readonly question: string;
  readonly answer: readonly AnswerPart[];
};

/** The frequent questions (specification §1, §2 "FAQ"), in the order of the page and of its structured data. */
export const faqWording = {
  page: {
    title: 'Foire aux Questions',
    description: 'Acheter, payer, être livré\u00a0: les réponses aux questions que l’on nous pose le plus.',
  },
  title: 'Foire aux Questions',
  breadcrumb: 'Questions fréquentes',
  lead: 'Acheter, payer, être livré\u00a0: les réponses aux questions que l’on nous pose le plus.',
  questions: [
    {
      question: 'Comment acheter un animal\u202f?',
      answer: [
        { text: 'Quelques minutes suffisent, depuis un téléphone ou un ordinateur.' },
        {
          steps: [
            'Choisissez votre animal dans la boutique, par pays d’origine, par catégorie, par taille ou par prix.',
            'Ajoutez-le au panier. Il faut un compte pour commander et pour suivre vos commandes.',
            'Passez à la caisse\u00a0: vous vérifiez votre adresse, vous choisissez comment payer, vous confirmez.',
          ],
        },
        { link: 'Voir la boutique', to: '/shop' },
      ],
    },
    {
      id: 'livraison',
      question: 'Où et comment livrez-vous\u202f?',
      answer: [
        {
          text: 'La livraison couvre tout le pays et elle est offerte sur toutes les commandes. Dès que la vôtre est validée, notre équipe vous appelle pour fixer ensemble une date et un lieu.',
        },
      ],
    },
    {
      id: 'paiement',
      question: 'Quels moyens de paiement acceptez-vous\u202f?',
      answer: [
        { text: 'Vous choisissez à la caisse\u00a0:' },
        {
          list: [
            'Mobile Money\u00a0: Orange Money, Moov, MTN ou Wave',
            'la carte bancaire',
            'le paiement en espèces à la livraison',
          ],
        },
        {
          text: 'Avec le paiement à la livraison, 30\u00a0% se règlent à la commande et les 70\u00a0% restants devant l’animal.',
        },
      ],
    },
    {
      question: 'Les animaux sont-ils contrôlés\u202f?',
      answer: [
        {
          text: 'Oui. Chaque animal est examiné par un vétérinaire partenaire avant la livraison. Un doute en le recevant\u202f? Appelez-nous aussitôt, l’équipe vous répond.',
        },
      ],
    },
    {
      question: 'Comment joindre le service client\u202f?',
      answer: [
        { service: 'hours' },
        { phones: 'all' },
        { link: 'Aller à la page de contact', to: '/contact' },
      ],
    },
  ] as readonly Question[],
  closing: {
    title: 'Une question sans réponse ?',
    text: 'Écrivez-nous ou appelez-nous\u00a0: une personne de l’équipe vous répond.',
    action: 'Contacter le support',
  },
} as const;
