import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { initialListing, type ListingState, type Place } from '#rules/catalogue.ts';
import { listingAnswer } from '#rules/listing-filters.ts';
import { ListSuggestions } from '#screens/catalogue/list-suggestions.tsx';
import { ListingScreen } from '#screens/catalogue/listing-screen.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { listingWording } from '#wording/listing.ts';
import { atItsWidth, onSmallPhone } from './at-its-width.ts';
import { pressEnter } from './press-enter.ts';
import { sampleAnimals, sampleCategories, sampleCountries } from './sample/animals.ts';

const shop = initialListing({ kind: 'shop' });
const loading = { state: 'loading' } as const;
const failed = { state: 'failed' } as const;
const empty = { state: 'empty' } as const;

const meta = {
  title: 'Choisir/Boutique',
  parameters: { path: '/shop' },
  component: ListingScreen,
  args: {
    state: shop,
    products: { state: 'ready', data: sampleAnimals },
    categories: { state: 'ready', data: sampleCategories },
    countries: { state: 'ready', data: sampleCountries },
    suggestions: ListSuggestions,
    onChange: () => undefined,
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ListingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A listing whose filters work; in the other stories they do nothing. */
const live: Story['render'] = function Live(args) {
  const [state, setState] = useState(args.state);
  return <ListingScreen {...args} state={state} onChange={(change) => setState(change)} />;
};
const dearest = sampleAnimals.map((one, index) =>
  index === 0 ? { ...one, price: 4_500_000, promo_price: null } : one,
);

const phone = { globals: { viewport: { value: 'phone' } } } as const;
const mali = { kind: 'country', id: 'pays-ml', label: 'Mali' } as const;
const sheep = { kind: 'category', id: 'categorie-ovins', label: 'Moutons' } as const;

export const Shop: Story = {
  parameters: onSmallPhone,
  tags: ['dans-sa-page'],
  name: 'Boutique (shop, catalogue)',
};
export const CheapestFirst: Story = {
  name: 'Du moins cher au plus cher (tri)',
  args: { state: { ...shop, sort: 'price-low' } },
};
export const DearestFirst: Story = {
  name: 'Du plus cher au moins cher (trier, sort)',
  args: { state: { ...shop, sort: 'price-high' } },
};

const soldOut = sampleAnimals.map((one) => ({
  ...one,
  price: 185_000,
  promo_price: 165_000,
  quantity_vendu: one.quantity_initial,
}));
export const ShopSoldOut: Story = {
  parameters: onSmallPhone,
  name: 'Épuisés pendant leur promotion',
  args: { products: { state: 'ready', data: soldOut } },
};

export const ShopDearerPromotion: Story = {
  name: 'Prix promotionnels plus hauts : les seuls prix, ceux du panier',
  args: {
    products: {
      state: 'ready',
      data: sampleAnimals.map((one) => ({ ...one, price: 165_000, promo_price: 185_000 })),
    },
  },
};

export const ShopDearerPromotionList: Story = {
  name: 'Prix promotionnels plus hauts, en liste',
  args: { ...ShopDearerPromotion.args, state: { ...shop, view: 'list' } },
};

export const ShopOfManyPages: Story = {
  parameters: onSmallPhone,
  name: 'Beaucoup de pages',
  args: {
    state: { ...shop, page: 6 },
    products: {
      state: 'ready',
      data: ['a', 'b', 'c'].flatMap((part) =>
        sampleAnimals.map((one) => ({ ...one, id: `${one.id}-${part}` })),
      ),
    },
  },
};

const grown = sampleAnimals.map((one, index) => ({
  ...one,
  poids_estime: index % 3 === 2 ? null : 34 + index,
  age_mois: index % 3 === 1 ? null : 12 + index,
}));
const known = { state: 'ready', data: grown } as const;

export const ShopOfKnownGrowth: Story = {
  name: 'Poids et âge connus (kg, mois)',
  args: { products: known },
};
export const ShopOfKnownGrowthList: Story = {
  parameters: onSmallPhone,
  name: 'Poids et âge connus, en liste',
  args: { products: known, state: { ...shop, view: 'list' } },
};

const shown = listingAnswer(sampleAnimals, shop);

export const ShopBeforeCatalogue: Story = {
  name: 'Avant le catalogue : les animaux de la page',
  args: { products: loading, shown },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(shown.items.length);
  },
};

export const ShopOfAnHourAgo: Story = {
  name: 'Boutique, prix et stocks de tout à l’heure',
  args: { products: loading, shown, since: Date.parse('2026-11-27T09:05:00Z') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/prix et stocks du 27\/11 à 9\sh\s05$/)).toBeVisible();
  },
};

export const ShopOfYesterday: Story = {
  name: 'Le catalogue du moment n’est pas arrivé',
  args: { products: failed, shown },
  play: async ({ canvas: page }) => {
    await expect(page.getByRole('alert')).toHaveTextContent(catalogueWording.old.text.replace('\u00a0', ' '));
    await expect(page.getAllByRole('article')).toHaveLength(shown.items.length);
  },
};

export const FilteredBeforeCatalogue: Story = {
  name: 'Un filtre choisi avant que le catalogue soit là',
  args: { products: loading, shown, state: { ...shop, origins: ['pays-ml'] } },
  play: async ({ canvas: page }) => {
    await expect(page.queryAllByRole('article')).toHaveLength(0);
    await expect(page.getAllByText(catalogueWording.loading).length).toBeGreaterThan(0);
  },
};

export const ShopHidesDearest: Story = {
  name: 'Un animal au-dessus des prix de la liste',
  args: { products: { state: 'ready', data: dearest }, state: { ...shop, sort: 'price-high' } },
  render: live,
  play: async ({ canvas: page, userEvent: user }) => {
    await user.click(page.getByRole('button', { name: 'Afficher aussi 1 animal plus cher' }));
    await expect(page.getAllByRole('article')[0]).toHaveTextContent(/4.500.000.FCFA/u);
  },
};

export const Filtered: Story = {
  name: 'Filtres actifs',
  args: {
    state: { ...shop, origins: ['pays-ml', 'pays-sn'], categories: ['categorie-ovins'], max: 1_500_000 },
  },
};

export const Drawer: Story = {
  ...Filtered,
  ...phone,
  name: 'Filtres ouverts, au téléphone',
  play: atItsWidth('phone', async ({ canvas: page }) => {
    await userEvent.click(page.getByRole('button', { name: new RegExp(listingWording.filters.open) }));
    await expect(page.getByRole('dialog', { name: listingWording.filters.label })).toBeVisible();
  }),
};

export const PriceTypedInDrawer: Story = {
  ...phone,
  name: 'Un prix en cours de saisie, au téléphone',
  render: live,
  play: atItsWidth('phone', async ({ canvas: page }) => {
    await userEvent.click(page.getByRole('button', { name: new RegExp(listingWording.filters.open) }));
    const drawer = within(page.getByRole('dialog', { name: listingWording.filters.label }));
    const highest = drawer.getByLabelText('Prix maximum (FCFA)');
    await userEvent.clear(highest);
    await userEvent.type(highest, '100000');
    await expect(drawer.getByRole('button', { name: listingWording.filters.show(4) })).toBeVisible();
    await pressEnter(highest);
    await expect(drawer.getByRole('button', { name: listingWording.filters.show(4) })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: listingWording.filters.clearAll }));
    await expect(drawer.getByRole('button', { name: listingWording.filters.show(24) })).toBeVisible();
  }),
};

export const PriceTypedInFrench: Story = {
  name: 'Un prix tapé « 1.5 » ne devient pas 15',
  render: live,
  play: atItsWidth('desktop', async ({ canvas: page }) => {
    const least = page.getByLabelText<HTMLInputElement>('Prix minimum (FCFA)');
    const slider = page.getByRole<HTMLInputElement>('slider', { name: 'Prix minimum' });
    await userEvent.clear(least);
    await userEvent.type(least, '100000');
    await expect(slider.value).toBe('100000');
    await userEvent.clear(least);
    await userEvent.type(least, '1.5');
    await pressEnter(least);
    await expect(least.value).toBe('1');
    // An invalid amount is replaced by the last one.
    await userEvent.clear(least);
    await userEvent.type(least, 'cent mille');
    await pressEnter(least);
    await expect(least.value).toBe('1');
  }),
};

export const PriceBand: Story = {
  name: 'Une fourchette de prix choisie',
  render: live,
  play: atItsWidth('desktop', async ({ canvas: page }) => {
    const [band] = page.getAllByRole('button', { name: /^Jusqu’à/u });
    if (band === undefined) throw new Error('There is no band of prices.');
    await userEvent.click(band);
    await expect(band).toHaveAttribute('aria-pressed', 'true');
    const sliders = page.getAllByRole<HTMLInputElement>('slider');
    await expect(sliders.map(({ value }) => value)).toEqual(['0', '150000']);
    await userEvent.click(band);
    await expect(band).toHaveAttribute('aria-pressed', 'false');
  }),
};

export const FiltersFailed: Story = {
  name: 'Filtres non chargés',
  args: { categories: failed, countries: failed },
};

export const Unread: Story = {
  name: 'Des animaux illisibles, absents de la liste',
  args: { products: { state: 'ready', data: sampleAnimals, unread: 2 } },
};

export const FiltersUnread: Story = {
  name: 'Filtres, une catégorie et un pays illisibles',
  args: {
    categories: { state: 'ready', data: sampleCategories, unread: 1 },
    countries: { state: 'ready', data: sampleCountries, unread: 1 },
  },
};

export const SecondPage: Story = {
  name: 'Deuxième page (pagination)',
  args: { state: { ...shop, page: 2 } },
};

export const List: Story = {
  name: 'En liste',
  args: { state: { ...shop, view: 'list' } },
  // An animal's picture is whole: 6 by 5, as it is drawn.
  play: atItsWidth('phone', async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('article > div > img')];
    const ratios = pictures.map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return (width / height).toFixed(1);
    });
    await expect(new Set(ratios)).toEqual(new Set(['1.2']));
  }),
};

export const Loading: Story = {
  name: 'Chargement',
  args: { products: loading, categories: loading, countries: loading },
};

export const DrawerWhileLoading: Story = {
  ...Loading,
  ...phone,
  name: 'Filtres ouverts pendant le chargement, au téléphone',
  play: atItsWidth('phone', async ({ canvas: page }) => {
    await userEvent.click(page.getByRole('button', { name: new RegExp(listingWording.filters.open) }));
    await expect(page.getByRole('button', { name: listingWording.filters.showList })).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Échec du chargement',
  args: { products: failed, categories: failed, countries: failed },
};

export const Empty: Story = {
  name: 'Catalogue vide',
  args: { products: empty, categories: empty, countries: empty },
};

export const NoMatch: Story = {
  name: 'Aucun résultat',
  args: { state: { ...shop, origins: ['pays-bj'], sizes: ['extra'] } },
};

export const NoMatchInDrawer: Story = {
  ...NoMatch,
  ...phone,
  name: 'Filtres ouverts, aucun animal, au téléphone',
  play: atItsWidth('phone', async ({ canvas: page }) => {
    await userEvent.click(page.getByRole('button', { name: new RegExp(listingWording.filters.open) }));
    await expect(page.getByRole('button', { name: listingWording.filters.show(0) })).toBeVisible();
  }),
};

export const OnlyDearer: Story = {
  name: 'Rien que des animaux plus chers : voir tous les prix',
  args: {
    products: {
      state: 'ready',
      data: sampleAnimals.map((one) => ({ ...one, price: 4_500_000, promo_price: null })),
    },
  },
};

export const NoMatchWithSearch: Story = {
  name: 'Aucun résultat, avec une recherche',
  args: { state: { ...shop, origins: ['pays-bj'], q: 'chameau' } },
};

export const PriceReversed: Story = {
  name: 'Prix minimum au-dessus du maximum',
  args: { state: { ...shop, min: 900_000, max: 400_000 } },
};

const roots = { shop: '/shop', country: '/product-by-country/', category: '/category/', search: '/search' };

/** The listing of a place at its address, with choices and with other data. */
const listed = (place: Place, change: Partial<ListingState> = {}, data: Story['args'] = {}): Story => ({
  parameters: {
    path: `${roots[place.kind]}${place.id ?? ''}${change.q === undefined ? '' : `?${new URLSearchParams({ q: change.q })}`}`,
  },
  args: { state: { ...initialListing(place), ...change }, ...data },
});

export const Country: Story = { ...listed(mali), name: 'Bétail d’un pays (drapeau, country)' };

export const CountryWide: Story = { ...listed(mali, { min: 0 }), name: 'Bétail d’un pays, tous les prix' };

export const CountryHidesByPrice: Story = {
  ...listed({ kind: 'country', id: 'pays-ci', label: 'Côte d’Ivoire' }),
  name: 'Bétail d’un pays, masqué par le prix',
};

export const CountryNoMatch: Story = {
  ...listed(mali, { categories: ['categorie-bovins'] }),
  name: 'Bétail d’un pays, aucun résultat',
};

export const CountryLoading: Story = {
  ...listed({ kind: 'country', id: 'pays-ml' }, {}, { products: loading, countries: loading }),
  name: 'Bétail d’un pays, nom en chemin',
};

export const CountryUnnamed: Story = {
  ...listed({ kind: 'country', id: 'pays-xx' }, {}, { products: failed, countries: failed }),
  name: 'Bétail d’un pays, nom non chargé',
};

export const Category: Story = { ...listed(sheep), name: 'Une catégorie (category)' };

export const CategoryShowsCheaper: Story = {
  ...listed(sheep),
  name: 'Une catégorie, les moins chers aussi',
  render: live,
  play: async ({ canvas: page, userEvent: user }) => {
    const offer = page.getByRole('button', { name: /^Afficher aussi les \d+ animaux moins chers$/ });
    await user.click(offer);
    await expect(offer).not.toBeInTheDocument();
    await expect(page.queryByText(/à ces prix$/u)).toBeNull();
  },
};

export const CategoryAtMost: Story = {
  ...listed(sheep, { max: 500_000 }),
  name: 'Une catégorie, au plus 500 000 FCFA',
};

export const CategoryBoth: Story = {
  ...listed(sheep, {}, { products: { state: 'ready', data: dearest } }),
  name: 'Une catégorie, moins chers et plus chers',
};

export const CategoryNoMatch: Story = {
  ...listed(sheep, { q: 'dromadaire' }),
  name: 'Une catégorie, aucun résultat',
};

export const CategorySearch: Story = {
  ...listed(sheep, { q: 'djallonké', min: 0 }),
  name: 'Une catégorie, avec une recherche',
};

export const CategorySearchElsewhere: Story = {
  ...listed(sheep, { q: 'bouc' }),
  name: 'Une catégorie, ce qui est cherché est ailleurs',
};

const cheaper = sampleAnimals.map((one) => ({ ...one, price: 95_000, promo_price: null }));

export const CategoryAllCheaper: Story = {
  ...listed(
    { kind: 'category', id: 'categorie-caprins', label: 'Chèvres' },
    {},
    { products: { state: 'ready', data: cheaper } },
  ),
  name: 'Une catégorie moins chère que le filtre de départ',
  render: live,
  play: async ({ canvas: page, userEvent: user }) => {
    await expect(page.queryByRole('navigation', { name: listingWording.pagination.label })).toBeNull();
    await expect(page.queryByRole('button', { name: /^Afficher aussi/ })).toBeNull();
    await user.click(page.getByRole('button', { name: listingWording.category.noMatch.clear }));
    await expect(page.getAllByRole('article')).toHaveLength(5);
  },
};

export const CategoryWithoutAnimals: Story = {
  ...listed({ kind: 'category', id: 'categorie-vide', label: 'Volailles' }),
  name: 'Une catégorie sans animal',
};

export const CategoryLoading: Story = {
  ...listed({ kind: 'category', id: 'categorie-ovins' }, {}, { products: loading, categories: loading }),
  name: 'Une catégorie, nom en chemin',
};

export const CategoryUnnamed: Story = {
  ...listed({ kind: 'category', id: 'categorie-xx' }, {}, { products: failed, categories: failed }),
  name: 'Une catégorie, nom non chargé',
};

export const EveryCategory: Story = { ...listed({ kind: 'category' }), name: 'Toutes les catégories' };

const searched = (q: string): Story => listed({ kind: 'search' }, { q });

export const Search: Story = { ...searched('bélier'), name: 'Recherche (search)' };

export const SearchPlural: Story = { ...searched('vaches'), name: 'Recherche au pluriel, deux animaux' };

export const SearchNoMatch: Story = { ...searched('dromadaire'), name: 'Recherche sans résultat' };

export const SearchEverydayWord: Story = {
  ...searched('cabri du Niger'),
  name: 'Recherche sans résultat, d’autres mots mènent plus loin',
};

export const SearchQuestion: Story = {
  ...searched('comment payer'),
  name: 'Recherche d’une réponse et non d’un animal',
};

export const SearchWeight: Story = {
  ...searched('poids'),
  name: 'Recherche du poids, et non d’un poil long',
};

export const SearchCheap: Story = { ...searched('bélier pas cher'), name: 'Recherche d’un animal pas cher' };

export const SearchAskedFor: Story = {
  ...searched('mouton du Mali moins de 200 000'),
  name: 'Recherche sans résultat, par un prix et un pays',
};
