import type { Navigation } from '#browser/interfaces.ts';
import type { Configuration } from '#configuration/configuration.ts';
import { mediaOf } from '#configuration/media.ts';
import type { Product } from '#openapi/schemas.ts';
import { effectivePrice } from '#rules/money.ts';
import { sharePicture } from '#rules/share-picture.ts';
import { productPath } from '#rules/site-path.ts';
import { available } from '#rules/stock.ts';

/** A schema.org object, for `data` of `headOf`. */
export type Thing = Readonly<Record<string, unknown>>;

/** Converts a path of the shop to a URL. */
export type Address = Navigation['address'];

const context = 'https://schema.org';

const thing = (type: string, properties: Thing): Thing => ({
  '@context': context,
  '@type': type,
  ...properties,
});

/** A picture's URL; none if it is not a web address. */
function pictureOf(source: string | null | undefined, address: Address): string[] {
  if (typeof source !== 'string') return [];
  try {
    const { protocol, href } = new URL(mediaOf(source), address('/'));
    return /^https?:$/.test(protocol) ? [href] : [];
  } catch {
    return [];
  }
}

/** The pictures of a product, image1 to image6, as URLs. */
export const picturesOf = (product: Product, address: Address): readonly string[] =>
  ([1, 2, 3, 4, 5, 6] as const).flatMap((place) => pictureOf(product[`image${place}`], address));

/** Delivery: free of charge in the whole country (specification §1 FAQ), without promised times. */
const freeShipping: Thing = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'XOF' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CI' },
};

/** Returns: within thirty days (specification §2 "Product"), without a stated fee or method. */
const returns: Thing = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'CI',
  returnPolicyCategory: `${context}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: 30,
};

/** An animal for sale (schema.org/Product): the displayed price in XOF, and the remaining stock. */
export function productData(product: Product, address: Address): Thing {
  const url = address(productPath(product.id));
  return thing('Product', {
    name: product.name,
    description: product.description,
    image: picturesOf(product, address),
    category: product.category.nom_categorie,
    sku: product.id,
    countryOfOrigin: { '@type': 'Country', name: product.origine.libelle },
    offers: {
      '@type': 'Offer',
      url,
      price: effectivePrice(product),
      priceCurrency: 'XOF',
      availability: `${context}/${available(product) > 0 ? 'InStock' : 'OutOfStock'}`,
      shippingDetails: freeShipping,
      hasMerchantReturnPolicy: returns,
    },
  });
}

/** A page's place in the shop (schema.org/BreadcrumbList), equal to its breadcrumb. */
export const breadcrumbData = (steps: readonly { name: string; path: string }[], address: Address): Thing =>
  thing('BreadcrumbList', {
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  });

const sellerData = (name: string, address: Address): Thing => ({
  '@type': 'Organization',
  name,
  url: address('/'),
  logo: address('/icon-512.png'),
});

/** The seller (schema.org/Organization), and the shop with its search (schema.org/WebSite), for the home page. */
export const shopData = (
  { brand, email, phones, social }: Pick<Configuration, 'brand' | 'email' | 'phones' | 'social'>,
  address: Address,
): readonly Thing[] => [
  {
    '@context': context,
    ...sellerData(brand, address),
    email,
    contactPoint: phones.map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      availableLanguage: 'fr',
    })),
    sameAs: Object.values(social),
  },
  thing('WebSite', {
    name: brand,
    url: address('/'),
    inLanguage: 'fr',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address('/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }),
];

/** An article of the blog (schema.org/BlogPosting): its date, ISO 8601, and its publisher; no author is named. */
export const articleData = (
  article: { title: string; summary: string; published: string; language: string; path: string },
  { brand }: Pick<Configuration, 'brand'>,
  address: Address,
): Thing =>
  thing('BlogPosting', {
    headline: article.title,
    description: article.summary,
    datePublished: article.published,
    inLanguage: article.language,
    mainEntityOfPage: address(article.path),
    image: address(sharePicture(article.path)),
    publisher: sellerData(brand, address),
  });

/** Questions with their answers (schema.org/FAQPage), in the page's own words. */
export const faqData = (
  questions: readonly { readonly question: string; readonly answer: readonly string[] }[],
): Thing =>
  thing('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  });
