import type { MeansOfPayment, PaymentType } from '#openapi/schemas.ts';
import type { CheckoutFieldCode, CheckoutStep, CheckoutValues } from '#rules/checkout.ts';
import { formatInteger, formatXof, instalmentsOf } from '#rules/money.ts';
import { isolated } from '#rules/text.ts';
import { erratum } from './erratum.ts';
import { standingWording } from './standing.ts';

const onDelivery = {
  title: 'Paiement à la livraison',
  text: '30\u00a0% d’acompte, 70\u00a0% à la livraison',
};
const inParts = (total: number): string => {
  const parts = instalmentsOf(total);
  return `${formatXof(parts.upFront)} maintenant, ${formatXof(parts.onDelivery)} à la livraison`;
};

/** The three steps of the checkout (specification §2 "Checkout", §5, §8). */
export const checkoutWording = {
  page: {
    title: 'Commande',
    description: 'Vos informations de livraison, votre paiement et la confirmation.',
  },
  steps: {
    label: 'Étapes de la commande',
    names: { 1: 'Vérifications', 2: 'Paiement', 3: 'Confirmation' } satisfies Record<CheckoutStep, string>,
    done: ', étape terminée',
    /** Visually hidden before the title of a step. */
    place: (step: CheckoutStep) => `Étape ${step} sur 3\u00a0: `,
  },
  previous: 'Précédent',
  next: 'Suivant',
  /** In the cart, where the deposit cannot be chosen yet. */
  deposit: (total: number) => `${onDelivery.title}\u00a0: ${onDelivery.text} (${inParts(total)})`,
  order: 'Commander',
  placing: erratum('Traitement en cours ...', 'Traitement en cours…'),
  /** After an early press on a button that spends money, which may be accidental. */
  again: {
    order: 'Appuyez encore pour commander',
    agree: 'Appuyez encore pour accepter',
    resume: 'Appuyez encore pour reprendre',
  },
  /** Beside Commander: the amount that it commits to. */
  amount: { total: 'Total', payNow: 'Total à payer maintenant' },
  /** While cart and prices are read again before the order is sent. */
  checking: 'Vérification des prix et du stock…',
  loading: 'Chargement des informations utilisateur...',
  profileFailed: {
    title: 'Vos informations ne se sont pas chargées',
    text: 'Votre panier est intact. Réessayez dans un instant.',
    retry: 'Réessayer',
    cart: 'Retour au panier',
  },
  /** Unreadable lines in the cart: nothing can be ordered before they are removed. */
  incomplete: {
    title: 'Votre panier n’a pas pu être affiché en entier',
    text: 'Rien n’est commandé. Supprimez du panier l’article qui ne s’affiche pas, puis revenez ici.',
    retry: 'Réessayer',
    cart: 'Retour au panier',
  },
  verification: {
    title: 'Où devons-nous livrer\u202f?',
    identity: 'Vos coordonnées',
    delivery: 'La livraison',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    /** Links to the profile, the source of these values, and back. */
    edit: 'Modifier',
    editProfile: 'Modifier mon profil',
    phone: 'Téléphone',
    phoneHint:
      'Le numéro de la personne qui reçoit l’animal\u00a0: c’est elle que nous appelons. De 8 à 15 chiffres, par exemple 07\u00a001\u00a002\u00a003\u00a004.',
    address: 'Adresse de livraison',
    addressHint: 'Quartier, rue, repère connu\u00a0: tout ce qui aide le livreur.',
    city: 'Ville',
    /** Opens a field that is collapsed while it is empty. */
    addPostalCode: 'Ajouter un code postal',
    addIdNumber: 'Ajouter un numéro de CNI',
    idNumber: 'Numéro de CNI',
    idNumberHint: '11 lettres ou chiffres. Il n’est jamais gardé sur cet appareil.',
    /** It was typed before a reload. */
    idNumberAsked:
      'Vous aviez saisi un numéro de CNI. Cet appareil ne le garde jamais\u00a0: saisissez-le de nouveau, ou laissez le champ vide.',
    postalCode: 'Code postal',
    postalCodeHint: '5 chiffres',
    /** A wish, which is sent as the first line of the notes. */
    wishedDay: 'Jour souhaité',
    wishedDayHint: 'Nous le confirmons avec vous par téléphone.',
    wishedTime: 'Moment de la journée',
    wishedTimes: { '': 'Peu importe', matin: 'Le matin', soir: 'Le soir' } satisfies Record<
      CheckoutValues['wished_time'],
      string
    >,
    notes: 'Notes pour la livraison',
    notesHint: 'Une personne à prévenir, un repère.',
    /** `hasWish`: the wished day counts, too. */
    notesLeft: (left: number, hasWish: boolean) => {
      const count = Math.abs(left);
      const characters = `${count} ${count > 1 ? 'caractères' : 'caractère'}`;
      const which = left < 0 ? 'de trop' : count > 1 ? 'restants' : 'restant';
      return `${characters} ${which}${hasWish ? ', jour souhaité compris' : ''}`;
    },
    method: 'Mode de livraison',
    methods: { domicile: 'À domicile' },
    methodHint: 'Gratuite, au jour et au lieu fixés ensemble par téléphone.',
    optional: '(facultatif)',
  },
  errors: {
    'phone-required': 'Numéro requis',
    'phone-invalid': 'Entrez un numéro valide',
    'address-required': "L'adresse de livraison est requise",
    'address-long': 'L’adresse doit contenir au plus 200 caractères',
    'city-required': erratum('La ville requise', 'La ville est requise'),
    'city-long': 'La ville doit contenir au plus 50 caractères',
    'id-number-invalid': 'Le numéro de CNI compte exactement 11 lettres ou chiffres',
    'postal-code-invalid': 'Le code postal compte exactement 5 chiffres',
    'notes-long': 'Les notes doivent contenir moins de 200 caractères',
    'day-unusable': 'Choisissez aujourd’hui ou un jour à venir, ou laissez ce champ vide',
    'payment-type-unknown': 'Choisissez quand payer',
    'payment-means-unknown': 'Choisissez un moyen de paiement',
  } satisfies Record<CheckoutFieldCode, string>,
  payment: {
    title: 'Comment souhaitez-vous payer\u202f?',
    type: 'Quand payer',
    types: {
      mobile: { title: 'Paiement mobile ou carte', text: 'Réglez maintenant, en ligne' },
      livraison: onDelivery,
    } satisfies Record<PaymentType, { title: string; text: string }>,
    /** The amounts of each way to pay, and when they are due. */
    sums: {
      mobile: (total: number) => `${formatXof(total)} maintenant`,
      livraison: inParts,
    } satisfies Record<PaymentType, (total: number) => string>,
    means: 'Moyen de paiement',
    meansForDeposit: 'Moyen de paiement de l’acompte',
    names: {
      wave: 'Wave',
      'orange-money': 'Orange Money',
      'mobile-money': 'Mobile Money',
      'bank-card': 'Carte bancaire',
    } satisfies Record<MeansOfPayment, string>,
    /** Initials in the place of the operators' logos: the name stands beside them. */
    initials: { wave: 'W', 'orange-money': 'OM', 'mobile-money': 'MM' } satisfies Record<
      Exclude<MeansOfPayment, 'bank-card'>,
      string
    >,
    hints: {
      wave: 'Avec l’application Wave',
      'orange-money': 'Avec votre numéro Orange',
      'mobile-money': 'MTN ou Moov',
      'bank-card': 'Visa ou Mastercard',
    } satisfies Record<MeansOfPayment, string>,
    secure: (payee: string) =>
      `Vous payez ${isolated(payee)} sur la page sécurisée du service de paiement, jamais ici.`,
  },
  confirmation: {
    title: 'Tout est bon\u202f?',
    text: 'Relisez votre commande avant de la passer.',
    delivery: 'Livraison',
    payment: 'Paiement',
    edit: 'Modifier',
    editDelivery: 'Modifier la livraison',
    editPayment: 'Modifier le paiement',
    /** The two parts side by side; `upFront` is used by itself. */
    now: 'Maintenant (30\u00a0%)',
    upFront: 'À payer maintenant (30\u00a0%)',
    remainder: 'À la livraison (70\u00a0%)',
    payNow: standingWording.due,
    /** The rules of the sale, before it is made. */
    rules: 'Retours et réclamations',
    fullName: 'Nom',
    next: {
      mobile: (payee: string) =>
        `Après avoir commandé, vous réglez le total à ${isolated(payee)}, sur la page de paiement.`,
      livraison: (payee: string) =>
        `Après avoir commandé, vous réglez l’acompte à ${isolated(payee)}, sur la page de paiement. Le reste se règle devant l’animal.`,
    } satisfies Record<PaymentType, (payee: string) => string>,
    wish: 'Souhait de livraison',
    /** After the wished day and time. */
    unconfirmed: 'à confirmer par téléphone',
    notes: 'Notes',
  },
  summary: {
    title: 'Votre commande',
    size: 'Taille',
    quantity: (quantity: number) => `× ${formatInteger(quantity)}`,
    quantitySpoken: (quantity: number) => `Quantité\u00a0: ${formatInteger(quantity)}`,
    total: 'Total',
    delivery: 'Livraison',
    free: 'Gratuite',
  },
  /** The cart or a product has changed since the customer saw it; nothing is ordered before the customer agrees. */
  changes: {
    title: 'Votre commande a changé',
    text: 'Voici ce qui est différent. Rien n’est commandé sans votre accord.',
    price: (name: string, before: number, after: number) =>
      `${isolated(name)}\u00a0: le prix passe de ${formatXof(before)} à ${formatXof(after)}.`,
    quantity: (name: string, before: number, after: number) =>
      `${isolated(name)}\u00a0: la quantité passe de ${formatInteger(before)} à ${formatInteger(after)}.`,
    stock: (name: string, left: number) =>
      left === 1
        ? `${isolated(name)}\u00a0: il n’en reste qu’un.`
        : `${isolated(name)}\u00a0: il n’en reste que ${formatInteger(left)}.`,
    soldOut: (name: string) => `${isolated(name)}\u00a0: il n’en reste plus.`,
    added: (name: string) => `${isolated(name)}\u00a0: ajouté au panier entre-temps.`,
    removed: (name: string) => `${isolated(name)}\u00a0: retiré du panier entre-temps.`,
    newTotal: (total: number) => `Le total est maintenant de ${formatXof(total)}.`,
    /** Accepts the changes without ordering: Commander is below the new summary. */
    agree: (total: number) => `J’accepte ces changements\u00a0: ${formatXof(total)}`,
    /** Beside Commander, until then. */
    first: 'Acceptez d’abord les changements ci-dessus.',
    cart: 'Modifier mon panier',
    again: 'Vérifier de nouveau',
    blocked: 'Adaptez votre panier au stock pour pouvoir commander.',
  },
  /** An order without an answer: it may exist, so nothing is sent again automatically. */
  unanswered: {
    title: 'Nous n’avons pas reçu de réponse pour votre commande',
    text: 'Elle est peut-être enregistrée. «\u00a0Reprendre\u00a0» la renvoie telle quelle\u00a0: elle ne sera pas passée deux fois.',
    /** Without keys at the provider: resending the attempt may create a second order. */
    textUnkeyed:
      'Elle est peut-être enregistrée, même si elle n’apparaît pas encore dans vos commandes. Avant de la reprendre, cherchez-la de nouveau\u00a0: si vous la renvoyez, elle pourrait être passée deux fois.',
    /** Another tab, or a page that was left, still waits for its answer. */
    underWay: {
      title: 'Votre commande est en cours d’envoi dans un autre onglet',
      text: 'Nous attendons la réponse, 30 secondes au plus. D’ici là, rien n’est envoyé ni abandonné.',
    },
    /** 429: this request had no effect. */
    postponed: {
      title: 'Le service est très demandé',
      text: 'Cet envoi n’a pas été pris en compte. Attendez un instant, puis reprenez\u00a0: votre commande ne sera pas passée deux fois.',
    },
    looking: 'Nous cherchons cette commande dans votre compte…',
    resume: 'Reprendre',
    giveUp: 'Abandonner cette tentative',
    giveUpHint: 'Regardez d’abord si elle est dans vos commandes.',
    orders: 'Voir mes commandes',
    lookAgain: 'Chercher de nouveau',
    idNumberAgain: 'Cet appareil ne garde jamais ce numéro\u00a0: saisissez-le de nouveau pour reprendre.',
    /** The cart has changed: resending the attempt would order its animals. */
    overtaken: {
      title: 'Votre panier a changé depuis cette tentative',
      text: 'Il ne contient plus les animaux de cette commande. Rien n’a été renvoyé, et elle n’est pas dans vos commandes.',
      hint: 'Si vous abandonnez cette tentative, vérifiez votre panier avant de commander.',
    },
    /** The orders are unreadable: the outcome is unknown. */
    unread: {
      title: 'Nous ne savons pas encore si votre commande est enregistrée',
      text: 'Nous n’avons pas pu vérifier toutes vos commandes. Réessayez dans un instant\u00a0: rien n’est envoyé entre-temps.',
    },
  },
  /** While the cart opens, because there is nothing to order. */
  leavingForCart: { title: 'Il n’y a rien à commander', text: 'Vous êtes redirigé vers votre panier…' },
  /** A placed order. */
  ordered: {
    /** Around the order's number, if the provider named it. */
    recorded: ['Votre commande', 'est bien enregistrée.'],
    orders: 'Voir mes commandes',
    /** While another page opens, which takes seconds on a slow line. */
    leaving: {
      payment: {
        title: 'Vers la page de paiement',
        text: 'Vous êtes redirigé vers la page de paiement…',
      },
      dashboard: {
        title: 'Merci pour votre commande',
        text: 'Vous êtes redirigé vers votre espace client…',
      },
      result: {
        title: 'Vers le résultat du paiement',
        text: 'Vous êtes redirigé vers le résultat du paiement…',
      },
    },
    awaiting: {
      title: 'Il reste à payer votre commande',
      text: 'Vous revenez de la page de paiement, ou elle ne s’est pas ouverte. Si vous avez déjà payé, vous le verrez dans un instant dans vos commandes.',
      open: 'Ouvrir la page de paiement',
    },
    unpayable: {
      title: 'Le paiement ne peut pas s’ouvrir',
      text: 'L’adresse de paiement reçue n’est pas celle d’un service de paiement que nous connaissons\u00a0: par prudence, nous ne vous y envoyons pas. Ne commandez pas une seconde fois, écrivez-nous.',
      contact: 'Contacter le support',
    },
    found: {
      title: 'Votre commande est enregistrée',
      text: 'La réponse s’était perdue en route, mais la commande nous est bien parvenue, une seule fois.',
      unpaid: 'Si elle n’est pas encore payée, vous pouvez le faire maintenant.',
      pay: 'Payer ma commande',
    },
  },
  refused: {
    hint: 'Rien n’a été payé. Votre panier et vos informations sont gardés.',
    retry: 'Réessayer',
  },
} as const;
