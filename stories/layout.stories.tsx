// §2 Shared layout: The search form
// §2 Shared layout: Search goes to
// §2 Shared layout: The drawer has
// §2 Shared layout: Sticky desktop navigation:

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { at } from '#machines/at.ts';
import { noticesMachine, type ShownNotice } from '#machines/session/notices.machine.ts';
import { menuId } from '#screens/layout/drawer.tsx';
import { FailedScreen } from '#screens/layout/failed-screen.tsx';
import { LoadingScreen } from '#screens/layout/loading-screen.tsx';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';
import { Notices } from '#screens/layout/notices.tsx';
import { Suggesting, type SuggestingField } from '#screens/layout/suggestions.tsx';
import { openDialog } from '#ui/modal.tsx';
import { layoutWording } from '#wording/layout.ts';
import { suggestionsWording } from '#wording/suggestions.ts';
import { atItsWidth } from './at-its-width.ts';
import { sampleAnimals, sampleCategories, sampleCountries } from './sample/animals.ts';
import { type LayoutProps, LivingLayout } from './sample/shop-frame.tsx';

/** Suggestions from the sample's lists. */
const Suggestions = (field: SuggestingField) => (
  <Suggesting
    {...field}
    products={{ state: 'ready', data: sampleAnimals }}
    categories={{ state: 'ready', data: sampleCategories }}
    countries={{ state: 'ready', data: sampleCountries }}
    onChoose={() => {}}
  />
);

const ready = { state: 'ready', data: sampleCategories } as const;

const meta = {
  title: 'Partout/Cadre de la boutique',
  component: LivingLayout,
  parameters: { looksAs: { categories: 'the menu that holds them is closed until it is pressed' } },
  args: {
    customer: false,
    cartCount: 'coming',
    categories: ready,
    onReload: () => {},
    search: { text: '', category: '' },
    onSearch: () => {},
    suggestions: async () => ({ Suggestions }),
    footer: null,
    entry: 0,
    children: <LoadingScreen />,
  },
} satisfies Meta<typeof LivingLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Visitor: Story = { name: 'Visiteur (header, en-tête, navigation)' };

export const CartComing: Story = {
  name: 'Panier en lecture',
  args: { customer: true, cartCount: 'coming' },
};

export const CartUnread: Story = {
  name: 'Panier non lu',
  args: { customer: true, cartCount: 'failed' },
};

export const CartEmpty: Story = { name: 'Panier vide', args: { customer: true, cartCount: 0 } };

export const Customer: Story = { name: 'Cliente connectée', args: { customer: true, cartCount: 3 } };

export const ManyInCart: Story = {
  name: 'Plus de 99 animaux au panier',
  args: { customer: true, cartCount: 128 },
};

export const InCategory: Story = {
  name: 'Dans une catégorie, avec une recherche',
  parameters: { path: '/category/categorie-ovins?q=ladoum' },
  args: { search: { text: 'ladoum', category: 'categorie-ovins' } },
};

/** A shop whose pages load when a button is pressed; each shows the text and category of the search. */
function SlowShop(props: LayoutProps) {
  const [search, setSearch] = useState(props.search);
  const [wanted, setWanted] = useState(props.search);
  const hear = ({ text, category }: LayoutProps['search']) => setWanted({ text: text.trim(), category });
  return (
    <LivingLayout {...props} search={search} onSearch={hear}>
      <h1>{search.text}</h1>
      <button type="button" onClick={() => setSearch(wanted)}>
        Page suivante
      </button>
    </LivingLayout>
  );
}

export const SearchedAgain: Story = {
  name: 'Recherches l’une après l’autre, sans quitter le champ',
  render: (props) => <SlowShop {...props} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = searchField(canvasElement);
    const arrive = () => fireEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await userEvent.type(field, ' bali {Enter}');
    await arrive();
    await expect(canvas.getByRole('heading', { name: 'bali' })).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('bali');
    await userEvent.keyboard(' noir{Enter} du Mali');
    await arrive();
    await expect(canvas.getByRole('heading', { name: 'bali noir' })).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('bali noir du Mali');
  },
};

export const InCategorySearched: Story = {
  name: 'Dans une catégorie, une autre choisie',
  args: { search: { text: '', category: 'categorie-ovins' } },
  play: async ({ canvasElement, userEvent }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    const choice = header.getByLabelText(layoutWording.search.category);
    // On a phone the choice shows with the search in use.
    await userEvent.click(searchField(canvasElement));
    await userEvent.selectOptions(choice, '');
    await expect(choice).toBeVisible();
    await userEvent.selectOptions(choice, 'categorie-bovins');
    await expect(choice).toHaveValue('categorie-bovins');
  },
};

/** The search of the header; the menu has its own. */
const searchField = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('banner')).getByLabelText<HTMLInputElement>(
    layoutWording.search.label,
  );

const suggested =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement, userEvent }) => {
    const field = searchField(canvasElement);
    await userEvent.type(field, text);
    const list = await canvas.findByRole('listbox', { name: suggestionsWording.list });
    await expect(searchField(canvasElement)).toBe(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', list.id);
    const options = within(list).getAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id ?? '');
    await userEvent.keyboard('{ArrowUp}');
    await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue(text);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveFocus();
    const [first] = within(canvas.getByRole('listbox')).getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
  };

export const Suggested: Story = { name: 'Suggestions pendant la saisie', play: suggested('bel') };

export const SuggestedWord: Story = { name: 'Suggestions d’un mot courant', play: suggested('cabri') };

export const SuggestedByPrice: Story = {
  name: 'Suggestion d’une liste, par un prix et un pays',
  play: suggested('mouton du Mali 5000000'),
};

export const SuggestedAnswer: Story = {
  name: 'Une question pendant la saisie, sa réponse',
  play: suggested('livraison'),
};

export const SuggestedInDrawer: Story = {
  name: 'Suggestions dans le menu du téléphone',
  play: atItsWidth('phone', async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: layoutWording.drawer.open }));
    const menu = within(await canvas.findByRole('dialog'));
    const field = menu.getByLabelText(layoutWording.search.label);
    await userEvent.type(field, 'bel');
    await expect(await menu.findByRole('listbox', { name: suggestionsWording.list })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(menu.queryByRole('listbox')).toBeNull();
    await expect(field).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('listbox')).toBeVisible();
    // The list that opens may be the open page's own.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  }),
  ...phone,
};

export const SuggestedCountry: Story = { name: 'Suggestions d’un pays', play: suggested('niger') };

export const SuggestionChosen: Story = {
  name: 'Suggestion choisie',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = searchField(canvasElement);
    await userEvent.type(field, 'ladom');
    const list = await canvas.findByRole('listbox', { name: suggestionsWording.list });
    await userEvent.click(within(list).getByText('Bélier Ladoum'));
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

const openCategories: NonNullable<Story['play']> = atItsWidth('desktop', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'All categories' }));
});

const wide = { globals: { viewport: { value: 'desktop' } } } as const;

export const CategoriesOpen: Story = { name: 'Catégories ouvertes', play: openCategories, ...wide };

export const CategoriesLoading: Story = {
  name: 'Catégories en chargement',
  args: { categories: { state: 'loading' } },
  play: openCategories,
  ...wide,
};

export const CategoriesEmpty: Story = {
  name: 'Aucune catégorie',
  args: { categories: { state: 'empty' } },
  play: openCategories,
  ...wide,
};

export const CategoriesFailed: Story = {
  name: 'Catégories en échec',
  args: { categories: { state: 'failed' } },
  play: openCategories,
  ...wide,
};

const openDrawer: NonNullable<Story['play']> = atItsWidth('phone', async ({ canvas, canvasElement }) => {
  openDialog(canvasElement.querySelector(`#${menuId}`));
  await canvas.findByRole('dialog', { name: layoutWording.drawer.title });
});

export const DrawerForVisitor: Story = {
  name: 'Menu ouvert, visiteur (tiroir, drawer)',
  play: openDrawer,
  ...phone,
};

export const DrawerForCustomer: Story = {
  name: 'Menu ouvert, cliente (tiroir)',
  args: { customer: true, cartCount: 3 },
  play: openDrawer,
  ...phone,
};

const notices: readonly ShownNotice[] = [
  { id: 3, remaining: 5000, times: 1, code: 'cart-added' },
  { id: 2, remaining: 3200, times: 1, code: 'session-expired' },
  { id: 1, remaining: 1400, times: 1, code: 'quantity-change-failed', message: 'Il ne reste que 2 animaux.' },
];

const withNotices: NonNullable<Story['render']> = (props) => (
  <>
    <LivingLayout {...props} />
    <Notices snapshot={at(noticesMachine, 'counting', { notices, nextId: 4 })} send={() => {}} />
  </>
);

export const WithNotices: Story = { name: 'Avec des messages', render: withNotices };

export const NotFound: Story = { name: 'Page introuvable (404)', args: { children: <NotFoundScreen /> } };

export const Broken: Story = {
  name: 'Page en panne (error)',
  args: { children: <FailedScreen failure="broken" onRetry={() => {}} /> },
};

export const Unreachable: Story = {
  name: 'Serveur injoignable ou indisponible (503)',
  args: { children: <FailedScreen failure="unreachable" onRetry={() => {}} /> },
};

export const Incomplete: Story = {
  name: 'Code de la page non reçu',
  args: { children: <FailedScreen failure="incomplete" onRetry={() => {}} /> },
};

export const Unseen: Story = {
  name: 'Page non enregistrée, sans réseau',
  args: { children: <FailedScreen failure="unkept" onRetry={() => {}} /> },
};
