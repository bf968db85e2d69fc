/** The names of the three legal pages of the footer; the specification does not show their targets (§2 "Shared layout"). */
export const legalWording = {
  privacy: {
    page: {
      title: 'Confidentialité',
      description: 'Ce que la boutique sait de vous, et ce qu’elle en fait.',
    },
    title: 'Confidentialité',
  },
  terms: {
    page: { title: 'Conditions générales', description: 'Les règles de la vente et de la livraison.' },
    title: 'Conditions générales',
  },
  cookies: {
    page: { title: 'Cookies', description: 'Les deux cookies de la boutique, et à quoi ils servent.' },
    title: 'Cookies',
  },
  pages: 'Pages légales',
  updated: 'Dernière mise à jour le',
  question: {
    title: 'Quelque chose n’est pas clair\u202f?',
    text: 'Posez-nous la question\u00a0: nous répondons avec des mots simples.',
    action: 'Nous écrire',
  },
} as const;
