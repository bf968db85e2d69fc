/** The sample blog, a static page (specification §1, §2). */
export const blogWording = {
  page: { title: 'Blog', description: 'Conseils et histoires autour de l’élevage et de la fête.' },
  title: 'Blog',
  categories: 'Catégories',
  tags: 'Étiquettes',
  read: (title: string) => `Lire l’article\u00a0: ${title}`,
} as const;
