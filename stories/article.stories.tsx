// §2 Routes: `/blog/{id}`, `/blog/category/{slug}`, `/blog/tag/{tag}`

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleScreen } from '#screens/blog/article-screen.tsx';
import { type PostId, posts } from '#screens/blog/posts.ts';

const post = (id: PostId) => {
  const found = posts.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no article ${id}.`);
  return found;
};

const meta = {
  title: 'Découvrir/Article du blog',
  id: 'decouvrir-article-du-blog',
  component: ArticleScreen,
  parameters: { path: '/blog/choisir-son-belier' },
  args: { post: post('choisir-son-belier') },
} satisfies Meta<typeof ArticleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const French: Story = { tags: ['dans-sa-page'], name: 'En français' };
export const English: Story = {
  name: 'En anglais',
  parameters: { path: '/blog/five-breeds-to-know' },
  args: { post: post('five-breeds-to-know') },
};
