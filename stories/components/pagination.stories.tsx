import type { Meta } from '@storybook/react-vite';
import { Pagination } from '#ui/pagination.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Pages d’une liste',
  component: Pagination,
  args: {
    label: 'Pages',
    page: 3,
    pages: 12,
    previousLabel: 'Précédent',
    nextLabel: 'Suivant',
    pageLabel: (number) => `Page ${number}`,
    renderLink: ({ page: to, ...link }) => <a key={to} href={`#${to}`} {...link} />,
  },
} satisfies Meta<typeof Pagination>;

export const Part = { ...part, name: 'Pages d’une liste (pagination)' };
export const Many = { ...Part, name: 'Pages d’une liste : 1667', args: { page: 834, pages: 1667 } };
