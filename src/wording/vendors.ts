/** The sample vendors, a static page (specification §1, §2). */
export const vendorsWording = {
  page: { title: 'Vendeurs', description: 'Des éleveurs et des vendeurs de la région.' },
  title: 'Nos vendeurs',
  visit: (name: string) => `Voir la page de ${name}`,
  become: 'Devenir vendeur',
} as const;
