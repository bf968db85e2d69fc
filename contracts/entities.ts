import { MatchersV3 } from '@pact-foundation/pact';

const { eachLike, integer, like, regex } = MatchersV3;

/* What the shop reads of each entity (specification §3), as matchers: types and forms, with real values as examples. */

const id = (example: string) => regex('^[^\\x00-\\x1F\\x7F]{1,64}$', example);
const moment = (example: string) => regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d.*$', example);
const amount = (example: string) => regex('^\\d+(\\.\\d{1,2})?$', example);
const orderStatus = (example: string) => regex('^(PENDING|PAID|SHIPPED|DELIVERED|CANCELLED)$', example);

export const examples = {
  productId: '2d1f8a34-5c7e-4f90-8b12-6a4e9d3c7f01',
  lineId: 'c0ffee00-1111-4222-8333-444455556666',
  countryId: '0b0a6c0e-7a1d-4b8e-8a43-5f0d3c9e2b01',
  orderNumber: 'BL-20261104-0042',
  transactionId: 'TX-7f3a91c2',
  email: 'client@exemple.ci',
  phone: '0701020304',
  mailedToken: '5e8d1c0b9a7f4e2d8c6b3a1f0e9d7c5b',
  refreshToken: 'rt_9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d',
  unknownId: '00000000-0000-4000-8000-000000000000',
  password: 'Tabaski-2026',
} as const;

export const category = {
  id: id('6f0c2b5e-3f6a-4d0b-9a51-0d0f6f1c1a01'),
  nom_categorie: like('Moutons'),
};

export const countedCategory = { ...category, count: integer(28) };

export const country = {
  id: id(examples.countryId),
  libelle: like('Sénégal'),
  flag: like('/media/flags/sn.svg'),
  code: regex('^\\w{2,8}$', 'SN'),
};

export const countedCountry = { ...country, betail_count: integer(12) };

const whatProductsShare = {
  id: id(examples.productId),
  name: like('Ladoum royal'),
  description: like('Grand bélier Ladoum de trois ans, robe blanche, cornes en spirale.'),
  price: integer(850000),
  category,
  origine: country,
  quantity_initial: integer(6),
  quantity_vendu: integer(4),
  created_at: moment('2026-10-21T08:00:00Z'),
};

/** One of a list, where some have a promotion and some have none. */
export const anyProduct = whatProductsShare;

export const product = {
  ...whatProductsShare,
  promo_price: integer(765000),
  image1: like('/media/animals/ladoum-royal-1.svg'),
  taille: regex('^(petit|moyen|extra|grand)$', 'grand'),
};

/** Null stands for what is missing. */
export const bareProduct = { ...whatProductsShare, promo_price: null, image1: null, taille: null };

export const cartLine = {
  id: id(examples.lineId),
  quantity: integer(1),
  product: {
    id: id(examples.productId),
    name: like('Ladoum royal'),
    price: integer(850000),
  },
};

const orderFields = {
  order_number: id(examples.orderNumber),
  created_at: moment('2026-11-04T10:12:00Z'),
  status: orderStatus('PENDING'),
  total_amount: amount('330000.00'),
};

export const order = {
  ...orderFields,
  client: {
    first_name: like('Awa'),
    last_name: like('Koné'),
    email: like(examples.email),
    numero_telephone: regex('^\\d{8,15}$', examples.phone),
    adresse1: like('Cocody Angré, villa 12'),
  },
  items: eachLike({
    product: {
      id: id(examples.productId),
      name: like('Bali-Bali de Niamey'),
      category: { nom_categorie: like('Moutons') },
    },
    quantity: integer(2),
    unit_price: amount('165000.00'),
  }),
};

export const payment = (status: 'PENDING' | 'PAID' | 'CANCELLED') => ({
  order_number: id(examples.orderNumber),
  status,
  amount: amount('330000.00'),
});

/** An order that asks for a payment now. */
export const placedToPay = {
  order_number: id(examples.orderNumber),
  status: 'PENDING',
  total_amount: amount('200000.00'),
  payment_url: regex('^https?://.+', 'https://pay.exemple.ci/p/7f3a91c2'),
};

/** An order that is wholly paid on delivery. */
export const placed = {
  order_number: id(examples.orderNumber),
  status: 'PENDING',
  total_amount: amount('200000.00'),
};

export const signedIn = {
  token: { access: regex('^\\S+$', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl') },
};

export const user = {
  first_name: like('Awa'),
  last_name: like('Koné'),
  email: like(examples.email),
  username: like('client'),
  numero_telephone: like(examples.phone),
};

/** What every refusal carries: a sentence for the customer. */
export const problem = (message: string) => ({ message: like(message) });
