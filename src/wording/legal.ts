/** The three legal pages of the footer; their targets are not shown by the specification (§2 "Shared layout"). */
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
    page: { title: 'Cookies', description: 'Le seul cookie de la boutique, et à quoi il sert.' },
    title: 'Cookies',
  },
} as const;
