import type { Category, Country, Product } from '#openapi/schemas.ts';
import { firstOf } from './provider.ts';

/** Every address of the shop that a visitor can open (specification §2, route table). */
export const forVisitors = [
  '/',
  '/shop',
  '/search?q=b%C3%A9lier',
  '/faq',
  '/cart/',
  '/wishlist',
  '/blog',
  '/blog/choisir-son-belier',
  '/blog/category/conseils',
  '/blog/tag/tabaski',
  '/vendors',
  '/vendor/ferme-du-poro',
  '/become-seller',
  '/contact',
  '/about',
  '/category',
  '/order-finished',
  `/order-finished?order_number=${'BEL-'.repeat(40)}`,
  '/order-status',
  '/confidentialite',
  '/conditions',
  '/cookies',
  '/login',
  '/register',
  '/otp',
  '/two-factor-auth',
  '/thank-for-register',
  '/account/activate/',
  '/account/activate/jeton-inconnu',
  '/account/reset-password/jeton-inconnu',
  '/forgot-password',
  '/nulle-part',
];

/** Pages that require a login (the same table). */
export const forCustomers = [
  '/dashboard',
  '/dashboard?onglet=commandes',
  '/order-status-finished?order_number=BEL-1001',
];

/** Those that name an animal, a category or a country of the provider. */
export async function forNamed(root: string): Promise<readonly string[]> {
  const { id: product } = await firstOf<Product>(root, 'products-betails/');
  const { id: category } = await firstOf<Category>(root, 'categories');
  const { id: country } = await firstOf<Country>(root, 'pays/');
  return [`/product/${product}`, `/category/${category}`, `/product-by-country/${country}`];
}
