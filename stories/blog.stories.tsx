// §2 Routes: `/blog/{id}`, `/blog/category/{slug}`, `/blog/tag/{tag}`

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlogScreen } from '#screens/blog/blog-screen.tsx';
import { posts } from '#screens/blog/posts.ts';

const meta = {
  title: 'Découvrir/Blog',
  id: 'decouvrir-blog',
  component: BlogScreen,
  parameters: { path: '/blog' },
  args: { listing: { kind: 'everything' } },
} satisfies Meta<typeof BlogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { tags: ['dans-sa-page'], name: 'Tous les articles' };

export const InCategory: Story = {
  name: 'Une catégorie',
  parameters: { path: '/blog/category/conseils' },
  args: {
    listing: {
      kind: 'category',
      slug: 'conseils',
      posts: posts.filter(({ category }) => category === 'conseils'),
    },
  },
};

export const WithTag: Story = {
  name: 'Une étiquette',
  parameters: { path: '/blog/tag/budget' },
  args: {
    listing: { kind: 'tag', tag: 'budget', posts: posts.filter(({ tags }) => tags.includes('budget')) },
  },
};
