import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { configuration } from '#configuration/configuration.ts';
import type { Product } from '#openapi/schemas.ts';
import { DocumentHead } from './document-head.tsx';
import { headOf } from './head.ts';
import {
  articleData,
  breadcrumbData,
  faqData,
  picturesOf,
  productData,
  shopData,
} from './structured-data.ts';

const address = (path: string) => `https://belier.test${path}`;

const ram: Product = {
  id: '7f7d7c39-5b07-4a4b-8f0e-0f6f1d5a1003',
  name: 'Bélier Bali-Bali',
  description: 'Un bélier robuste.',
  price: 185_000,
  promo_price: 165_000,
  image1: '/media/ram-1.webp',
  image2: 'https://media.test/ram-2.webp',
  image3: null,
  image4: 'javascript:alert(1)',
  category: { id: 'c', nom_categorie: 'Moutons' },
  origine: { id: 'o', libelle: 'Mali', flag: '/media/ml.svg', code: 'ML' },
  taille: 'grand',
  quantity_initial: 25,
  quantity_vendu: 18,
  created_at: '2026-11-01T08:00:00Z',
};

/** The markup of a page with this product's head, and the structured data in it. */
async function headWith(product: Product) {
  const route = createRootRoute({
    head: () =>
      headOf(
        { title: product.name, description: product.description },
        { type: 'product', data: [productData(product, address)] },
      ),
  });
  const router = createRouter({
    routeTree: route,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    isServer: true,
  });
  await router.load();
  const markup = renderToStaticMarkup(
    createElement(() => RouterContextProvider({ router, children: createElement(DocumentHead) })),
  );
  const data = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? ''),
  );
  return { markup, data };
}

describe('the data of an animal', () => {
  it('has the price that the cart charges, also if a promotional one is not lower', () => {
    const { offers } = productData({ ...ram, price: 165_000, promo_price: 185_000 }, address);
    expect(offers).toMatchObject({ price: 185_000 });
  });

  it('has what the page says: the price that is shown, what is left, pictures and address in whole', () => {
    expect(productData(ram, address)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Bélier Bali-Bali',
      description: 'Un bélier robuste.',
      image: ['https://belier.test/media/ram-1.webp', 'https://media.test/ram-2.webp'],
      category: 'Moutons',
      sku: ram.id,
      countryOfOrigin: { '@type': 'Country', name: 'Mali' },
      offers: {
        '@type': 'Offer',
        url: `https://belier.test/product/${ram.id}`,
        price: 165_000,
        priceCurrency: 'XOF',
        availability: 'https://schema.org/InStock',
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'XOF' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CI' },
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'CI',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 30,
        },
      },
    });
  });

  it('says when none is left', () => {
    expect(productData({ ...ram, quantity_vendu: 25 }, address)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has no picture that is not a web address', () => {
    const hostile = { ...ram, image1: 'data:text/html,x', image2: 'http://[' };
    expect(picturesOf(hostile, address)).toEqual([]);
  });

  it('never breaks out of its script, whatever a name or a description holds', async () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        '</script><img src=x onerror=alert(1)>',
        '<!--<script>',
        ']]>\u2028\u2029',
        '"},{"@type":"Offer"',
      ),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (name, description) => {
        const { markup, data } = await headWith({ ...ram, name, description });
        expect(data).toEqual([
          JSON.parse(JSON.stringify(productData({ ...ram, name, description }, address))),
        ]);
        expect(markup.match(/<(?:img|script)/g)).toEqual(['<script']);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the other data', () => {
  it('says where a page stands', () => {
    const steps = [
      { name: 'Accueil', path: '/' },
      { name: 'Produit', path: '/shop' },
    ];
    expect(breadcrumbData(steps, address)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Accueil', item: 'https://belier.test/' },
        { position: 2, name: 'Produit', item: 'https://belier.test/shop' },
      ],
    });
  });

  it('says who sells, and how the shop is searched', () => {
    const [organization, site] = shopData(configuration, address);
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Bélier',
      contactPoint: { length: 3 },
      sameAs: { length: 3 },
    });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        target: { urlTemplate: 'https://belier.test/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('says of an article what is known of it, and no author', () => {
    const article = {
      title: 'Titre',
      summary: 'Résumé.',
      published: '2026-10-20',
      language: 'fr',
      path: '/blog/titre',
    };
    const data = articleData(article, { brand: 'Bélier' }, address);
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Titre',
      datePublished: '2026-10-20',
      image: 'https://belier.test/share/blog/titre.jpg',
      publisher: { name: 'Bélier' },
    });
    expect(data).not.toHaveProperty('author');
  });

  it('answers each question in one text', () => {
    expect(faqData([{ question: 'Où ?', answer: ['Partout.', 'Chez vous.'] }])).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Où ?', acceptedAnswer: { text: 'Partout. Chez vous.' } }],
    });
  });
});

describe('the head of a page', () => {
  it('has what others show of it when it is shared', async () => {
    const { markup } = await headWith(ram);
    for (const property of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale'])
      expect(markup.match(new RegExp(`<meta property="${property}"`, 'g'))).toHaveLength(1);
    expect(markup).toContain('<title>Bélier Bali-Bali | Bélier</title>');
  });

  it('says title and description of every other page', () => {
    const { meta } = headOf({ title: 'Panier', description: 'Votre panier.' });
    expect(meta).toContainEqual({ property: 'og:title', content: 'Panier' });
    expect(meta).toContainEqual({ property: 'og:type', content: 'website' });
  });
});
