/** The sample vendors and the page for new sellers: static pages (specification §1, §2). */
export const vendorsWording = {
  page: {
    title: 'Vendeurs',
    description:
      'Des éleveurs et des coopératives d’Afrique de l’Ouest, leurs races et leur manière d’élever.',
  },
  title: 'Nos vendeurs',
  lead: 'Derrière chaque animal, il y a un éleveur. Voici quelques portraits, de Korhogo au Cayor.',
  sample: 'Ces portraits sont des exemples\u00a0: ils montrent à quoi ressemblera la page d’un vendeur.',
  place: 'Lieu',
  since: 'Éleveur depuis',
  herd: 'Troupeau',
  about: 'L’élevage',
  care: 'Sa manière d’élever',
  findBreeds: 'Voir ces animaux dans la boutique',
  others: 'D’autres vendeurs',
  become: 'Devenir vendeur',
  invitation: {
    title: 'Vous élevez des moutons, des bœufs ou des chèvres\u202f?',
    text: 'Présentez vos animaux à des familles de toute la région. Nous nous occupons de la livraison.',
  },
  notFound: {
    title: 'Ce vendeur n’existe pas',
    text: 'Sa page a peut-être été retirée. Tous nos animaux sont dans la boutique.',
  },
  portraits: {
    'ferme-du-poro': {
      name: 'Ferme du Poro',
      place: 'Korhogo, Côte d’Ivoire',
      summary: 'Des zébus et des bœufs de trait élevés dans les savanes du Nord.',
      herd: 'Environ 120 bovins',
      about: [
        'La ferme est née d’un troupeau de famille, mené entre les parcs de Korhogo et les bas-fonds de la rivière. Les bêtes passent la saison sèche sur les chaumes et la saison des pluies dans l’herbe haute.',
        'On y garde surtout des zébus peuls et des Méré, croisés pour leur calme et leur force au travail.',
      ],
      care: [
        'Vaccination et déparasitage suivis dans un carnet',
        'Eau propre deux fois par jour',
        'Pesée avant chaque départ',
      ],
    },
    'bergerie-du-bafing': {
      name: 'Bergerie du Bafing',
      place: 'Touba, Côte d’Ivoire',
      summary: 'De petits moutons Djallonké, rustiques et bien en chair.',
      herd: 'Environ 200 ovins',
      about: [
        'Dans les collines de l’Ouest, le mouton Djallonké est chez lui\u00a0: petit, solide, à l’aise dans l’humidité. La bergerie l’élève en plein air, avec un abri pour la nuit.',
        'Les agneaux restent avec leur mère jusqu’au sevrage. Aucun ne part avant six mois.',
      ],
      care: [
        'Pâture le matin, fanes et son le soir',
        'Litière changée chaque semaine',
        'Un abri fermé pour la nuit',
      ],
    },
    'cooperative-du-zanzan': {
      name: 'Coopérative du Zanzan',
      place: 'Bondoukou, Côte d’Ivoire',
      summary: 'Quarante familles réunies pour vendre mieux, et ensemble.',
      herd: 'Environ 350 ovins et caprins',
      about: [
        'Quarante familles d’éleveurs ont mis en commun leurs parcs, leur vétérinaire et leur camion. Le prix est fixé en réunion, le même pour tous.',
        'La coopérative propose des béliers Djallonké et des chèvres naines, habitués aux enfants et à la maison.',
      ],
      care: [
        'Un prix décidé ensemble',
        'Une visite de vétérinaire par mois',
        'Un seul trajet pour plusieurs familles',
      ],
    },
    'eleveurs-du-liptako': {
      name: 'Éleveurs du Liptako',
      place: 'Dori, Burkina Faso',
      summary: 'Moutons et chèvres du Sahel, endurants et hauts sur pattes.',
      herd: 'Environ 500 têtes en transhumance',
      about: [
        'Entre les mares et les dunes, les troupeaux du Liptako suivent les pluies. Les animaux marchent beaucoup\u00a0: ils ont la jambe longue et le pied sûr.',
        'Avant la fête, les plus beaux béliers peuls sont mis au repos et nourris au parc pendant deux mois.',
      ],
      care: [
        'Deux mois de repos avant la vente',
        'Fanes de niébé et tourteau de coton',
        'Des étapes courtes pendant le voyage',
      ],
    },
    'bergerie-du-cayor': {
      name: 'Bergerie du Cayor',
      place: 'Louga, Sénégal',
      summary: 'Ladoum et Touabire de grande taille, élevés à la main.',
      herd: 'Environ 60 ovins',
      about: [
        'Ici, chaque bélier a un nom. La bergerie travaille les lignées Ladoum et Touabire depuis trois générations, avec peu d’animaux et beaucoup de temps.',
        'Les béliers sortent chaque jour à la longe\u00a0: ils arrivent chez vous calmes et faciles à tenir.',
      ],
      care: [
        'Une ration pesée pour chaque animal',
        'Une sortie à la longe chaque jour',
        'Des photos datées sur demande',
      ],
    },
    'chevrerie-de-maradi': {
      name: 'Chèvrerie de Maradi',
      place: 'Maradi, Niger',
      summary: 'La chèvre rousse, petite, douce et connue de toute la région.',
      herd: 'Environ 150 caprins',
      about: [
        'La rousse de Maradi se reconnaît à sa robe acajou et à son poil court. La chèvrerie élève des femelles laitières et des boucs pour la fête.',
        'Elle forme aussi de jeunes éleveuses, qui repartent avec deux chevrettes pour commencer.',
      ],
      care: ['Fourrage coupé chaque matin', 'Traite à la main', 'Un suivi vétérinaire avant chaque voyage'],
    },
  },
  becomeSeller: {
    page: {
      title: 'Devenir vendeur',
      description:
        'Vendre ses animaux aux familles de la région\u00a0: comment cela se passe, et comment nous joindre.',
    },
    title: 'Devenir vendeur',
    lead: 'Vous avez de beaux animaux. Des familles les cherchent, parfois à huit cents kilomètres de chez vous.',
    steps: {
      title: 'Comment cela se passe',
      items: [
        {
          title: 'Vous nous écrivez',
          text: 'Dites-nous où vous êtes, ce que vous élevez et combien d’animaux vous pouvez proposer.',
        },
        {
          title: 'Nous venons vous voir',
          text: 'Un membre de l’équipe et un vétérinaire visitent le troupeau et prennent les photos avec vous.',
        },
        {
          title: 'Vos animaux sont en ligne',
          text: 'Vous fixez votre prix. Quand une commande arrive, nous vous appelons et nous organisons le départ.',
        },
      ],
    },
    needs: {
      title: 'Ce que nous vous demandons',
      items: [
        'Un troupeau que vous élevez vous-même, ou en coopérative',
        'Un carnet de vaccination à jour',
        'Un prix juste, le même en ligne et sur place',
        'Un téléphone où vous joindre, 7\u00a0jours sur 7 avant les fêtes',
      ],
    },
    closing: {
      title: 'Parlons de votre troupeau',
      text: 'Un message suffit pour commencer\u00a0: votre nom, votre village, et ce que vous élevez.',
      write: 'Nous écrire',
      call: 'Appeler',
      whatsapp: 'Écrire sur WhatsApp',
    },
  },
} as const;
