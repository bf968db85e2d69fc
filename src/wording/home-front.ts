/** The home page's metadata and its first part: its banner, and the names of its carousels. */
export const homeFrontWording = {
  page: (festival: string) => ({
    title: `Moutons, bœufs et chèvres pour la ${festival}`,
    description: `Choisissez votre animal en ligne pour la ${festival}\u00a0: éleveurs de huit pays, contrôle vétérinaire, livraison gratuite à domicile à Abidjan et dans tout le pays.`,
  }),
  /** The page's visually hidden heading: the banner's slides change. */
  heading: (festival: string) => `Votre animal pour la ${festival}, livré chez vous`,
  banner: {
    label: 'À la une',
    slides: (festival: string) =>
      [
        {
          title: `Votre bélier pour la ${festival}`,
          text: 'Choisi chez l’éleveur, contrôlé par un vétérinaire, livré à votre porte.',
          action: 'Voir la boutique',
        },
        {
          title: 'Du Sahel jusqu’à chez vous',
          text: 'Ladoum, Bali-Bali, Touabire\u2026 les grandes races de la région, sans faire la route.',
          action: 'Découvrir les races',
        },
        {
          title: 'Réservez avec 30\u00a0%, payez le reste à la livraison',
          text: 'Wave, Orange Money, Mobile Money ou carte bancaire\u00a0: c’est vous qui choisissez.',
          action: 'Choisir mon animal',
        },
      ] as const,
  },
  /** The role and the names of a carousel's controls. */
  carousel: {
    role: 'carrousel',
    slide: 'diapositive',
    previous: 'Précédent',
    next: 'Suivant',
    pause: 'Mettre en pause',
    play: 'Reprendre le défilement',
    position: (index: number, count: number) => `${index} sur ${count}`,
    choose: (index: number) => `Aller à la diapositive ${index}`,
  },
};
