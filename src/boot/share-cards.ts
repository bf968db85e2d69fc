import { configuration } from '#configuration/configuration.ts';
import { mediaOf } from '#configuration/media.ts';
import type { CompleteCatalogue } from '#data/initial-data.ts';
import type { Product } from '#openapi/schemas.ts';
import { formatPrice } from '#rules/money.ts';
import { pictureKind, picturesOf } from '#rules/picture-kind.ts';
import { sharePicture } from '#rules/share-picture.ts';
import { productPath } from '#rules/site-path.ts';
import { posts } from '#screens/blog/posts.ts';
import { blogArticlesWording } from '#wording/blog-articles.ts';
import { homeFrontWording } from '#wording/home-front.ts';
import { pictureWording } from '#wording/picture.ts';

/** The link preview picture of a page. `picture` is a URL, or a path of the shop's own files. */
export type ShareCard = {
  path: string;
  brand: string;
  name: string;
  price?: string;
  line?: string;
  picture: string;
};

const hero = '/pictures/hero-herd-phone.svg';

/** The preview picture of every page that has its own, and the shop's. */
export function shareCards({ products, categories, countries }: CompleteCatalogue): ShareCard[] {
  const { brand, festival } = configuration;
  const card = (path: string, rest: Omit<ShareCard, 'path' | 'brand'>): ShareCard => ({
    path: sharePicture(path),
    brand,
    ...rest,
  });
  const pictureOf = (isWanted: (animal: Product) => boolean): string => {
    const images = products.filter(isWanted).flatMap((animal) => picturesOf(animal).map(({ src }) => src));
    const image = images.find((one) => pictureKind(one) === 'photo') ?? images[0];
    return image === undefined ? hero : mediaOf(image);
  };
  return [
    card('/', { name: homeFrontWording.page(festival).title, picture: hero }),
    ...categories.map(({ id, nom_categorie: name }) =>
      card(`/category/${encodeURIComponent(id)}`, {
        name,
        picture: pictureOf(({ category }) => category.id === id),
      }),
    ),
    ...countries.map(({ id, libelle: name }) =>
      card(`/product-by-country/${encodeURIComponent(id)}`, {
        name,
        picture: pictureOf(({ origine }) => origine.id === id),
      }),
    ),
    ...posts.map(({ id }) => card(`/blog/${id}`, { name: blogArticlesWording[id].title, picture: hero })),
    ...products.map((animal) => {
      const pictures = picturesOf(animal);
      const isDrawn = pictures.length > 0 && pictures.every(({ kind }) => kind !== 'photo');
      return card(productPath(animal.id), {
        name: animal.name,
        price: formatPrice(animal),
        line: [animal.origine.libelle, animal.category.nom_categorie, isDrawn && pictureWording.drawing]
          .filter(Boolean)
          .join(' · '),
        picture: pictureOf((one) => one === animal),
      });
    }),
  ];
}
