/** The frequent questions (specification §1, §2 "FAQ"). `phones` are numbers ready to be shown. */
export const faqWording = {
  page: {
    title: 'Foire aux Questions',
    description: 'Acheter, payer, être livré\u00a0: les réponses aux questions que l’on nous pose le plus.',
  },
  title: 'Foire aux Questions',
  questions: (phones: readonly string[]) =>
    [
      {
        question: 'Comment acheter un animal\u202f?',
        answer:
          'Choisissez votre animal dans la boutique, ajoutez-le au panier, puis passez à la caisse. Un compte suffit pour commander et suivre la livraison.',
      },
      {
        question: 'Où livrez-vous\u202f?',
        answer:
          'La livraison couvre tout le pays. Dès que votre commande est validée, notre équipe vous appelle pour fixer une date et un lieu.',
      },
      {
        question: 'Quels moyens de paiement acceptez-vous\u202f?',
        answer:
          'Mobile Money (Orange Money, Moov, MTN, Wave), la carte bancaire et le paiement en espèces à la livraison.',
      },
      {
        question: 'Les animaux sont-ils contrôlés\u202f?',
        answer: 'Oui. Chaque animal est examiné par un vétérinaire partenaire avant la livraison.',
      },
      {
        question: 'Comment joindre le service client\u202f?',
        answer: `Le service client est ouvert 7 jours sur 7 par téléphone (${phones.join(', ')}) ou par la page de contact.`,
      },
    ] as const,
  closing: {
    title: 'Une question sans réponse ?',
    text: 'Écrivez-nous ou appelez-nous\u00a0: une personne vous répond.',
    action: 'Contacter le support',
  },
} as const;
