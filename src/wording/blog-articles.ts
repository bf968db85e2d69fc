/** The articles of the sample blog, five in French and two in English (specification §1, §2). */
export const blogArticlesWording = {
  'choisir-son-belier': {
    title: 'Choisir son bélier en cinq regards',
    summary: 'L’œil, la robe, la marche, l’âge, le caractère\u00a0: cinq points à voir avant de dire oui.',
    lead: 'Un beau bélier se voit de loin. Un bélier en bonne santé se regarde de près. Voici ce que nos vétérinaires partenaires vérifient, et que vous pouvez vérifier aussi.',
    sections: [
      {
        title: 'L’œil et le nez',
        text: [
          'L’œil est vif, bien ouvert, sans larmes. L’intérieur de la paupière est rosé\u00a0: très pâle, il peut annoncer des parasites. Le nez est propre, sans écoulement, et la respiration reste calme au repos.',
        ],
      },
      {
        title: 'La robe et la chair',
        text: [
          'Passez la main sur le dos. On doit sentir la colonne sans la voir. La robe est lisse, sans plaques. Un ventre très gonflé d’un seul côté demande l’avis d’un vétérinaire.',
        ],
      },
      {
        title: 'La marche',
        text: [
          'Faites-le marcher quelques pas. Il pose ses quatre pieds de la même façon, sans boiter. Pour la Tabaski, la tradition écarte un animal boiteux, borgne, malade ou trop maigre.',
        ],
      },
      {
        title: 'L’âge',
        text: [
          'Les dents le disent. Deux grandes incisives au milieu indiquent un animal d’un an passé. La tradition demande au moins six mois pour un mouton, un an pour une chèvre, deux ans pour un bœuf.',
        ],
      },
      {
        title: 'Le caractère',
        text: [
          'Un animal curieux, qui tourne la tête vers vous et qui mange, voyage bien. C’est souvent le meilleur signe de tous.',
        ],
      },
    ],
  },
  'five-breeds-to-know': {
    title: 'Five breeds to know before you choose',
    summary: 'Tall or small, white or two-toned, a short guide to the animals you will meet in the shop.',
    lead: 'Names like Ladoum or Djallonké say a lot to breeders and very little to the rest of us. Here is a short guide, from the tallest to the smallest.',
    sections: [
      {
        title: 'Ladoum',
        text: [
          'The star of Senegal. Very tall, with a straight back and a noble head, the Ladoum is bred for its beauty as much as for its size. It is the most expensive sheep of the region.',
        ],
      },
      {
        title: 'Bali-Bali',
        text: [
          'A large white sheep of the Sahel, with long legs and hanging ears. Calm and easy to lead, it is a favourite of big families in Mali and Niger.',
        ],
      },
      {
        title: 'Touabire',
        text: [
          'A cousin from the edge of the desert, often white with dark patches. It walks for hours and gains weight quickly once it rests.',
        ],
      },
      {
        title: 'Ouda',
        text: [
          'You cannot miss it. The front half is brown or black, the back half is white, as if it had been dipped in milk. It is a strong walker of the Niger plains.',
        ],
      },
      {
        title: 'Djallonké',
        text: [
          'The small sheep of the humid south. It stands no higher than your knee, stays healthy where others fall ill, and costs far less. For a small household it is often the wisest choice.',
        ],
      },
    ],
  },
  'budget-tabaski': {
    title: 'Préparer le budget de la Tabaski sans se presser',
    summary:
      'Réserver tôt, répartir, garder une marge\u00a0: une méthode simple pour arriver serein à la fête.',
    lead: 'Les prix montent toujours dans les deux dernières semaines. En s’y prenant tôt, on choisit mieux et on dort mieux.',
    sections: [
      {
        title: 'Fixer une somme, pas une taille',
        text: [
          'Commencez par ce que le foyer peut dépenser sans emprunter. Réglez ensuite le filtre de prix de la boutique sur cette somme\u00a0: vous ne verrez que des animaux à votre portée.',
        ],
      },
      {
        title: 'Réserver avec 30\u00a0%',
        text: [
          'Avec le paiement à la livraison, vous réglez 30\u00a0% à la commande et les 70\u00a0% restants devant l’animal. Cela laisse quelques semaines pour réunir le reste.',
        ],
      },
      {
        id: 'a-plusieurs',
        title: 'Acheter à plusieurs',
        text: [
          'Un bœuf se partage entre sept personnes. À poids égal, il revient souvent moins cher que sept moutons. Mettez-vous d’accord sur le partage avant de commander, et gardez un seul compte pour suivre la livraison.',
        ],
      },
      {
        title: 'Garder une marge',
        text: [
          'Pensez à ce qui entoure l’animal\u00a0: quelques jours de fourrage, une corde neuve, le boucher, les épices. La livraison, elle, est offerte.',
        ],
      },
    ],
  },
  'la-rousse-de-maradi': {
    title: 'La rousse de Maradi, petite chèvre et grande réputation',
    summary: 'Une robe acajou, un caractère doux\u00a0: portrait d’une chèvre que toute la région s’arrache.',
    lead: 'Elle ne pèse guère plus de trente kilos, et pourtant son nom est connu bien au-delà du Niger.',
    sections: [
      {
        title: 'D’où vient-elle\u202f?',
        text: [
          'La région de Maradi, dans le sud du Niger, a vu naître cette chèvre au poil ras et brillant. Sa robe acajou est uniforme, ses oreilles sont portées à l’horizontale, ses cornes restent courtes.',
        ],
      },
      {
        title: 'Pourquoi on l’aime',
        text: [
          'Elle met souvent bas deux petits, donne un lait riche, et sa peau fine est recherchée par les maroquiniers. Son caractère doux en fait une bonne compagne de cour.',
        ],
      },
      {
        title: 'L’élever chez soi',
        text: [
          'Il lui faut de l’ombre, de l’eau propre, du fourrage sec et une pierre à lécher. Elle craint l’humidité\u00a0: un sol surélevé et une litière sèche lui évitent bien des soucis.',
        ],
      },
    ],
  },
  'from-pasture-to-door': {
    title: 'From the pasture to your door',
    summary: 'What happens between the moment you order and the moment the truck stops in your street.',
    lead: 'A live animal is not a parcel. Here is the path it follows, step by step, and the people who take care of it.',
    sections: [
      {
        title: 'The call',
        text: [
          'As soon as your order is confirmed, our team phones you. Together you choose a day and a place, and you tell us about the road, the gate and the shade.',
        ],
      },
      {
        title: 'The check',
        text: [
          'A partner veterinarian examines the animal before it leaves. Eyes, breathing, feet, weight. Only a healthy animal gets on the truck.',
        ],
      },
      {
        title: 'The road',
        text: [
          'Animals travel in the cool hours, with straw under their feet and water at every stop. Herds from far away rest for a few days before the last leg.',
        ],
      },
      {
        title: 'Your door',
        text: [
          'The driver calls before he arrives. You look at the animal, you compare it with its page in the shop, and only then do you pay what remains if you chose to pay on delivery.',
        ],
      },
    ],
  },
  'quelle-taille-choisir': {
    title: 'Petit, moyen, grand, extra\u00a0: quelle taille pour votre foyer\u202f?',
    summary:
      'Combien de bouches à nourrir, combien de parts à offrir\u00a0: le calcul tient sur un bout de papier.',
    lead: 'Le plus gros n’est pas toujours le bon choix. Un animal à la mesure du foyer, c’est moins de dépense et rien de perdu.',
    sections: [
      {
        title: 'Compter les parts',
        text: [
          'La tradition partage l’animal en trois\u00a0: un tiers pour la maison, un tiers pour les proches et les voisins, un tiers pour ceux qui ont moins. Comptez les personnes de chaque tiers avant de regarder les prix.',
        ],
      },
      {
        title: 'Du vif à la marmite',
        text: [
          'La viande représente un peu moins de la moitié du poids d’un mouton vivant. Un animal de quarante kilos en donne donc moins de vingt, os compris.',
        ],
      },
      {
        title: 'Choisir la taille',
        text: [
          'Dans la boutique, la taille dit combien de personnes un animal nourrit, parmi ceux de son espèce. Un mouton Petit en nourrit quatre à six, un Moyen sept à neuf, un Grand dix à treize, un Extra quatorze et plus.',
          'Une chèvre est plus légère\u00a0: Petit pour trois ou quatre personnes, Moyen pour cinq ou six, Grand pour sept ou huit. Un bœuf se partage à sept foyers\u00a0: Petit pour une quarantaine de personnes en tout, Moyen pour une soixantaine, Grand pour quatre-vingts, Extra pour cent.',
        ],
      },
      {
        title: 'Penser à la place',
        text: [
          'Une cour étroite, un escalier, un balcon\u00a0: un petit Djallonké s’y tient mieux qu’un grand Ladoum. Dites-nous comment on entre chez vous quand nous vous appelons pour la livraison.',
        ],
      },
    ],
  },
  'la-veille-de-la-fete': {
    title: 'Accueillir l’animal la veille de la fête',
    summary: 'De l’ombre, de l’eau, du calme\u00a0: les bons gestes quand un bélier dort dans la cour.',
    lead: 'Le bélier est là, les enfants sont ravis, les voisins aussi. Quelques gestes simples lui évitent la fatigue et la peur.',
    sections: [
      {
        title: 'Préparer la place',
        text: [
          'Choisissez un coin à l’ombre, sec et à l’abri des voitures. Une corde de deux mètres, attachée à un piquet bas, lui laisse de quoi se coucher et se tourner.',
        ],
      },
      {
        title: 'De l’eau d’abord',
        text: [
          'Après le voyage, il a soif avant d’avoir faim. Donnez de l’eau propre, à volonté. Attendez une heure avant de donner du fourrage.',
        ],
      },
      {
        title: 'Ne rien changer d’un coup',
        text: [
          'Foin, fanes d’arachide ou de niébé\u00a0: donnez ce qu’il connaît, en petites quantités. Pas de pain, pas de riz, pas de restes de cuisine, qui peuvent le rendre malade.',
        ],
      },
      {
        title: 'Le calme et le respect',
        text: [
          'Expliquez aux enfants qu’on ne le monte pas et qu’on ne lui fait pas peur. La nuit, éloignez-le de la musique et des lumières. Un animal reposé est un animal respecté.',
        ],
      },
    ],
  },
} as const;
