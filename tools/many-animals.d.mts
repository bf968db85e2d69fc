/** What makes an animal another one. */
type Own = {
  id: string;
  name: string;
  description: string;
  price: number;
  promo_price: number | null;
  created_at: string;
};

export function manyAnimals<Known extends { readonly name: string }>(
  known: readonly Known[],
  count: number,
): (Omit<Known, keyof Own> & Own)[];
