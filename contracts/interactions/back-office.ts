import { array } from 'valibot';
import { createCategory, deleteCategory, updateCategory } from '#api/back-office/categories.ts';
import { createCountry, deleteCountry, updateCountry } from '#api/back-office/countries.ts';
import { listRecentOrders, updateOrderStatus } from '#api/back-office/orders.ts';
import { createProduct, deleteProduct, updateProduct } from '#api/back-office/products.ts';
import {
  accountShape,
  deleteUser,
  listStaff,
  listUsers,
  registerStaff,
  updateStaff,
} from '#api/back-office/staff.ts';
import { getDashboardStats, listTopProducts, statsShape } from '#api/back-office/statistics.ts';
import { categoryShape } from '#api/categories.ts';
import type { Client } from '#api/client.ts';
import { countryShape } from '#api/countries.ts';
import { orderShape } from '#api/orders.ts';
import { productShape } from '#api/products.ts';
import { listOf } from '#api/shape.ts';
import { account, category, country, ids, order, product, stats } from '../examples.ts';
import {
  done,
  type Expected,
  fromState,
  type Interaction,
  reads,
  refusedAnyhow,
  withExpiredToken,
} from '../interaction.ts';

const {
  categoryId,
  code,
  countryId,
  email,
  orderNumber,
  phone,
  productId,
  staffId,
  unknownId,
  unknownNumber,
  userId,
} = ids;
const atWork = { state: 'the back office is at work' } as const;

const name = 'Agneaux';
const atSales = { state: 'the back office has orders' } as const;

const newProduct = {
  name: 'Ladoum royal',
  description: 'Grand bélier.',
  price: 850_000,
  quantity_initial: 6,
};
const person = {
  first_name: 'Moussa',
  last_name: 'Diallo',
  password1: 'Equipe-2026',
  role: 'staff',
} as const;

/** A reading of the back office: its success, and a customer's token refused with any 4xx (roles are not shown). */
function reading(
  operation: Interaction['operation'],
  asks: string,
  path: string,
  answer: Expected,
  call: Interaction['call'],
): Interaction[] {
  const one: Interaction = {
    operation,
    given: atWork,
    asks,
    method: 'GET',
    path,
    token: 'held',
    answer,
    call,
  };
  return [
    one,
    withExpiredToken(one, `${asks} with an expired token`, path),
    {
      ...one,
      given: { state: 'a customer is signed in' },
      asks: `${asks} as a customer`,
      answer: refusedAnyhow(403),
    },
  ];
}

type Writing = Partial<Pick<Interaction, 'given'>> &
  Pick<Interaction, 'operation' | 'asks' | 'method' | 'answer'> & {
    body?: Record<string, unknown>;
    /** The path with the state's id in it, `{…}`, and the example of that id. */
    path: string;
    id?: [name: string, example: string, unknown: string];
    call: (client: Client, id: string) => ReturnType<Interaction['call']>;
    /** A body that no provider takes. */
    invalid?: {
      body: Record<string, unknown>;
      call: (client: Client, id: string) => ReturnType<Interaction['call']>;
    };
  };

/** A change by the back office: its success, its refusal of an unknown id or an invalid body, and an expired token. */
function writing({ id, given = atWork, path, call, invalid, body, ...rest }: Writing): Interaction[] {
  const [field = '', example = '', nothing = ''] = id ?? [];
  const one: Interaction = {
    ...rest,
    given,
    path: id === undefined ? path : fromState(path, { [field]: example }),
    token: 'held',
    csrf: 'right',
    ...(body === undefined ? {} : { body }),
    call: (client) => call(client, example),
  };
  const away = path.replace(`{${field}}`, nothing);
  const expired = {
    ...withExpiredToken(one, `${rest.asks} with an expired token`, away),
    ...(body === undefined ? {} : { body: plain(body) }),
    call: (client: Client) => call(client, id === undefined ? example : nothing),
  };
  const all: Interaction[] = [one, expired];
  if (id !== undefined) {
    all.push({
      ...one,
      asks: `${rest.asks} that does not exist`,
      path: away,
      answer: refusedAnyhow(404),
      call: (client) => call(client, nothing),
    });
  }
  if (invalid !== undefined) {
    all.push({
      ...one,
      asks: `${rest.asks} with values that cannot be`,
      body: invalid.body,
      answer: refusedAnyhow(400),
      call: (client) => invalid.call(client, example),
    });
  }
  return all;
}

/** A body whose values come from no state: what the examples say. */
const plain = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && 'value' in value ? value.value : value,
    ]),
  );

const products: Interaction[] = [
  ...writing({
    operation: 'createProduct',
    asks: 'to put an animal on sale',
    method: 'POST',
    path: '/ecommerce/products-betails/',
    body: {
      ...newProduct,
      category: fromState('{usedCategoryId}', { usedCategoryId: categoryId }),
      origine: fromState('{usedCountryId}', { usedCountryId: countryId }),
    },
    answer: reads(productShape, product, 201),
    call: (client) => createProduct(client, { ...newProduct, category: categoryId, origine: countryId }),
    invalid: {
      body: { ...newProduct, category: unknownId, origine: unknownId },
      call: (client) => createProduct(client, { ...newProduct, category: unknownId, origine: unknownId }),
    },
  }),
  ...writing({
    operation: 'updateProduct',
    asks: 'to change a product',
    method: 'PATCH',
    path: '/ecommerce/products-betails/{productId}/',
    id: ['productId', productId, unknownId],
    body: { price: 190_000 },
    answer: reads(productShape, product),
    call: (client, id) => updateProduct(client, { id, changes: { price: 190_000 } }),
  }),
  ...writing({
    operation: 'deleteProduct',
    asks: 'to take off sale a product',
    method: 'DELETE',
    path: '/ecommerce/products-betails/{productId}/',
    id: ['productId', productId, unknownId],
    answer: done(204),
    call: (client, id) => deleteProduct(client, { id }),
  }),
];

const groups: Interaction[] = [
  ...writing({
    operation: 'createCategory',
    asks: 'to add a category',
    method: 'POST',
    path: '/ecommerce/categories/',
    body: { nom_categorie: fromState('{name}', { name }) },
    answer: reads(categoryShape, category, 201),
    call: (client) => createCategory(client, { nom_categorie: name }),
    invalid: {
      body: { nom_categorie: '' },
      call: (client) => createCategory(client, { nom_categorie: '' }),
    },
  }),
  ...writing({
    operation: 'updateCategory',
    asks: 'to rename a category',
    method: 'PATCH',
    path: '/ecommerce/categories/{categoryId}/',
    id: ['categoryId', categoryId, unknownId],
    body: { nom_categorie: fromState('{name}', { name }) },
    answer: reads(categoryShape, category),
    call: (client, id) => updateCategory(client, { id, changes: { nom_categorie: name } }),
  }),
  ...writing({
    operation: 'deleteCategory',
    asks: 'to remove a category',
    method: 'DELETE',
    path: '/ecommerce/categories/{categoryId}/',
    id: ['categoryId', categoryId, unknownId],
    answer: done(204),
    call: (client, id) => deleteCategory(client, { id }),
  }),
  ...writing({
    operation: 'createCountry',
    asks: 'to add a country',
    method: 'POST',
    path: '/ecommerce/pays/',
    body: { libelle: fromState('{name}', { name }), code: fromState('{code}', { code }) },
    answer: reads(countryShape, country, 201),
    call: (client) => createCountry(client, { libelle: name, code }),
    invalid: {
      body: { libelle: '', code: '' },
      call: (client) => createCountry(client, { libelle: '', code: '' }),
    },
  }),
  ...writing({
    operation: 'updateCountry',
    asks: 'to rename a country',
    method: 'PATCH',
    path: '/ecommerce/pays/{countryId}/',
    id: ['countryId', countryId, unknownId],
    body: { libelle: fromState('{name}', { name }) },
    answer: reads(countryShape, country),
    call: (client, id) => updateCountry(client, { id, changes: { libelle: name } }),
  }),
  ...writing({
    operation: 'deleteCountry',
    asks: 'to remove a country',
    method: 'DELETE',
    path: '/ecommerce/pays/{countryId}/',
    id: ['countryId', countryId, unknownId],
    answer: done(204),
    call: (client, id) => deleteCountry(client, { id }),
  }),
];

const staff: Interaction[] = [
  ...writing({
    operation: 'registerStaff',
    asks: 'to register a member of staff',
    method: 'POST',
    path: '/auth/register-staff-member/',
    body: {
      ...person,
      email: fromState('{email}', { email }),
      numero_telephone: fromState('{phone}', { phone }),
    },
    answer: reads(accountShape, account, 201),
    call: (client) => registerStaff(client, { ...person, email, numero_telephone: phone }),
    invalid: {
      body: { ...person, email: '', numero_telephone: '' },
      call: (client) => registerStaff(client, { ...person, email: '', numero_telephone: '' }),
    },
  }),
  ...writing({
    operation: 'updateStaff',
    asks: 'to change a member of staff',
    method: 'PATCH',
    path: '/auth/register-staff-member/{staffId}/',
    id: ['staffId', staffId, unknownId],
    body: { is_active: false },
    answer: reads(accountShape, account),
    call: (client, id) => updateStaff(client, { id, changes: { is_active: false } }),
  }),
  ...writing({
    operation: 'deleteUser',
    asks: 'to delete a user',
    method: 'DELETE',
    path: '/auth/users/{userId}/',
    id: ['userId', userId, unknownId],
    answer: done(204),
    call: (client, id) => deleteUser(client, { id }),
  }),
  ...reading(
    'listUsers',
    'for the customers',
    '/auth/users-list/',
    reads(array(accountShape), [account]),
    (client) => listUsers(client),
  ),
  ...reading(
    'listStaff',
    'for the staff',
    '/auth/personnel-list/',
    reads(array(accountShape), [account]),
    (client) => listStaff(client),
  ),
];

const sales: Interaction[] = [
  ...writing({
    operation: 'updateOrderStatus',
    given: atSales,
    asks: 'to change the status of an order',
    method: 'PATCH',
    path: '/ecommerce/update-order-status/{orderNumber}/',
    id: ['orderNumber', orderNumber, unknownNumber],
    body: { status: 'PAID' },
    answer: reads(orderShape, { ...order, status: 'PAID' }),
    call: (client, id) => updateOrderStatus(client, { id, status: 'PAID' }),
  }),
  ...reading(
    'listRecentOrders',
    'for the recent orders',
    '/ecommerce/recent-orders/',
    reads(array(orderShape), [order]),
    (client) => listRecentOrders(client),
  ),
  ...reading(
    'listTopProducts',
    'for the top products',
    '/ecommerce/top-products/',
    reads(listOf(productShape), [product]),
    (client) => listTopProducts(client),
  ),
  ...reading(
    'getDashboardStats',
    'for the figures',
    '/ecommerce/dashboard-stats/',
    reads(statsShape, stats),
    (client) => getDashboardStats(client),
  ),
];

/** What administrators and staff ask (specification §1, §7): no screen of the shop does. */
export const backOffice: Interaction[] = [...products, ...groups, ...staff, ...sales];
