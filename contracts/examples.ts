/* The examples of the pacts: realistic values in the formats that the shop reads (specification §3), lenient fields included; the
   pacts leave it out. */

export const ids = {
  productId: '2d1f8a34-5c7e-4f90-8b12-6a4e9d3c7f01',
  lineId: 'c0ffee00-1111-4222-8333-444455556666',
  countryId: '0b0a6c0e-7a1d-4b8e-8a43-5f0d3c9e2b01',
  categoryId: '6f0c2b5e-3f6a-4d0b-9a51-0d0f6f1c1a01',
  staffId: '7c1d8e2f-93a4-4b5c-8d6e-0f1a2b3c4d5e',
  userId: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
  orderNumber: 'BL-20261104-0042',
  deliveredNumber: 'BL-20261015-0007',
  transactionId: 'TX-7f3a91c2',
  email: 'client@exemple.ci',
  phone: '0701020304',
  mailedToken: '5e8d1c0b9a7f4e2d8c6b3a1f0e9d7c5b',
  refreshToken: 'rt_9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d',
  unknownId: '00000000-0000-4000-8000-000000000000',
  unknownNumber: 'BL-00000000-0000',
  password: 'Tabaski-2026',
  code: 'NE',
} as const;

export const category = { id: ids.categoryId, nom_categorie: 'Moutons' };
export const countedCategory = { ...category, count: 28 };
export const country = { id: ids.countryId, libelle: 'Sénégal', flag: '/media/flags/sn.svg', code: 'SN' };
export const countedCountry = { ...country, betail_count: 12 };

export const product = {
  id: ids.productId,
  name: 'Ladoum royal',
  description: 'Grand bélier Ladoum de trois ans, robe blanche, cornes en spirale.',
  price: 850000,
  promo_price: 765000,
  image1: '/media/animals/ladoum-royal-1.svg',
  category,
  origine: country,
  taille: 'grand',
  quantity_initial: 6,
  quantity_vendu: 4,
  created_at: '2026-10-21T08:00:00Z',
};

export const cartLine = {
  id: ids.lineId,
  quantity: 1,
  product: { id: ids.productId, name: 'Ladoum royal', price: 200000, promo_price: null },
};

export const order = {
  order_number: ids.orderNumber,
  created_at: '2026-11-04T10:12:00Z',
  status: 'PENDING',
  total_amount: '200000.00',
  client: {
    first_name: 'Awa',
    last_name: 'Koné',
    email: ids.email,
    numero_telephone: ids.phone,
    adresse1: 'Cocody Angré, villa 12',
  },
  items: [
    {
      product: { id: ids.productId, name: 'Bali-Bali de Niamey', category: { nom_categorie: 'Moutons' } },
      quantity: 1,
      unit_price: '200000.00',
    },
  ],
};

export const payment = { order_number: ids.orderNumber, status: 'PENDING', amount: '200000.00' };

export const signedIn = { token: { access: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl' } };

export const user = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: ids.email,
  username: 'client',
  numero_telephone: ids.phone,
};

export const account = {
  id: ids.staffId,
  first_name: 'Moussa',
  last_name: 'Diallo',
  email: 'equipe@exemple.ci',
  numero_telephone: '2250500000002',
  role: 'staff',
  is_active: true,
};

export const stats = {
  total_products: 60,
  total_customers: 3,
  total_orders: 12,
  total_revenue: '1850000.00',
  orders_by_status: { PENDING: 2, PAID: 4, SHIPPED: 1, DELIVERED: 4, CANCELLED: 1 },
};
