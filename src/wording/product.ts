import type { Frame } from '#rules/picture-kind.ts';
import { erratum } from './erratum.ts';
import { pictureWording } from './picture.ts';

/** A picture with its kind and its number. */
type Counted = Pick<Frame, 'kind' | 'index' | 'count'>;

const word = ({ kind }: Counted) => (kind === 'photo' ? pictureWording.photo : 'Dessin');
const position = (frame: Counted) => `${word(frame)} ${frame.index} sur ${frame.count}`;
const choose = ({ kind, index }: Counted) => `Voir ${kind === 'photo' ? 'la photo' : 'le dessin'} ${index}`;

/** The product page (specification §2 "Product detail"). */
export const productWording = {
  page: (name: string, country: string, price: string) => ({
    title: name,
    description: `${name}, ${price}, origine\u00a0: ${country}. Images, stock disponible et livraison gratuite à domicile.`,
  }),
  /** Title and description while the animal is loading. */
  pendingPage: { title: 'Produit', description: 'La fiche d’un animal de notre catalogue.' },
  breadcrumb: { label: 'Fil d’Ariane', home: 'Accueil', product: 'Produit' },
  pictures: {
    label: (name: string) => `Images\u00a0: ${name}`,
    previous: 'Image précédente',
    next: 'Image suivante',
    /** The kind of a picture, and its number among those of its kind. */
    position,
    choose,
    alt: (name: string, frame: Counted) => `${name}, ${word(frame).toLowerCase()} ${frame.index}`,
    whole: (frame: Counted) => `${choose(frame)} en grand`,
    none: 'Pas de photo de cet animal',
    /** The frame after the last picture, which is not counted among them: the film where there is one. */
    request: 'Demander une photo ou une vidéo',
    film: 'Voir la vidéo',
    /** In its thumbnail. */
    filmShort: 'Vidéo',
    /**
     * On the picture: « Dessin 1 sur 4 · de la race », « Dessin de la race » where it is the only one, « Photo 1 sur 2 · de ce
     * lot · photo du 12 mars » and « Photo du 12 mars · de ce lot » where its `day` is not ''.
     */
    caption: (frame: Counted, isOne: boolean, day: string) => {
      const taken = day && `hoto du ${day}`;
      const said = frame.count > 1 ? `${position(frame)} ·` : taken ? `P${taken} ·` : word(frame);
      const of = {
        photo: isOne ? 'de cet animal' : 'de ce lot',
        drawing: 'de la race',
        scaled: 'proportionné au poids',
      };
      return `${said} ${of[frame.kind]}${frame.count > 1 && taken ? ` · p${taken}` : ''}`;
    },
    /** Replaces a picture that failed to load. */
    lost: 'Cette image ne s’affiche pas',
  },
  /** For a lot of several animals, followed by a link to the request for a video. */
  lot: (left: string) => `Prix pour un animal de ce lot de ${left}.`,
  choose: 'Choisir le vôtre sur vidéo',
  /** Before the amount saved. */
  save: erratum('Economisez', 'Économisez'),
  soldOut: 'Épuisé',
  /** Beside a quantity above the stock. */
  available: (count: string, isOne: boolean) => (isOne ? '1 disponible' : `${count} disponibles`),
  lastOnes: (count: number) => (count === 1 ? 'Dernier animal' : 'Derniers animaux'),
  quantity: {
    label: 'Quantité',
    increase: 'Augmenter la quantité',
    decrease: 'Diminuer la quantité',
  },
  add: 'Ajouter au panier',
  adding: 'Ajout en cours…',
  /** In the button's place while the next page is loading. */
  openCart: 'Voir le panier',
  logIn: 'Se connecter',
  /** Shown after a login that 'Ajouter au panier' required: the animal is not in the cart yet. */
  awaited: 'Cet animal n’est pas encore dans votre panier.',
  /** After the words of a link that opens WhatsApp. */
  newWindow: ', nouvelle fenêtre',
  /** Sharing an animal's page (an addition to the specification). */
  share: {
    button: 'Partager',
    label: 'Partager cet animal',
    text: (name: string, price: string) => `${name}, ${price}`,
    whatsApp: 'WhatsApp',
    page: {
      copy: 'Copier le lien',
      copied: 'Le lien est copié.',
      uncopied: 'Le lien n’a pas pu être copié. Le voici, à sélectionner\u00a0:',
      whole: 'Adresse de la page',
    },
    message: {
      copy: 'Copier le message',
      copied: 'Le message est copié.',
      uncopied: 'Le message n’a pas pu être copié. Le voici, à sélectionner\u00a0:',
      whole: 'Message',
    },
  },
  notes: {
    label: 'Nos garanties',
    delivery: 'Livraison gratuite pour tout achat',
    returns: 'Retour facile sous 30 jours',
    payment: erratum('Paiement 100% sécurisé', 'Paiement 100\u00a0% sécurisé'),
  },
  tabs: { label: 'Informations sur l’animal', description: 'Description', origin: 'Origine du bétail' },
  noDescription: 'La description de cet animal arrive bientôt.',
  originTab: { country: 'Pays', code: 'Code' },
  /** A link to the tab with the full description. */
  more: 'Lire toute la description',
  size: 'Taille',
  /** The facts at a glance; weight and age only if the provider gives them. */
  facts: {
    origin: 'Origine',
    stock: 'Stock disponible',
    delivery: 'Livraison',
    free: 'gratuite',
    weight: 'Poids estimé',
    perKilo: (price: string) => `environ ${price}/kg`,
    age: 'Âge',
  },
  progress: {
    label: 'Progression des ventes',
    value: (percent: number) => `${percent}\u00a0%`,
  },
  loading: 'Chargement de la fiche…',
  /** The animal's current record failed to load. */
  old: {
    text: 'La fiche à jour n’a pas pu être chargée\u00a0: sa description peut être incomplète, son prix et son stock ont pu changer.',
    retryLabel: 'Actualiser la fiche',
  },
  failed: {
    title: 'La fiche ne s’est pas chargée',
    text: 'Le serveur n’a pas répondu comme prévu. Réessayez dans un instant.',
    retry: 'Réessayer',
    shop: 'Voir la boutique',
  },
  notFound: {
    title: 'Cet animal n’est plus au catalogue',
    text: 'Il a peut-être trouvé preneur, ou l’adresse a été mal recopiée. D’autres vous attendent.',
  },
} as const;
