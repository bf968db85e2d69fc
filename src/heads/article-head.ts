import { configuration } from '#configuration/configuration.ts';
import type { App } from '#data/app.ts';
import type { Post } from '#screens/blog/posts.ts';
import { blogArticlesWording } from '#wording/blog-articles.ts';
import { headOf } from './head.ts';
import { articleData } from './structured-data.ts';

/** Head of an article of the blog, with its data. */
export function articleHead({ navigation: { address } }: Pick<App, 'navigation'>, post: Post) {
  const { title, summary } = blogArticlesWording[post.id];
  const article = { ...post, title, summary, path: `/blog/${post.id}` };
  return headOf(
    { title, description: summary },
    { type: 'article', data: [articleData(article, configuration, address)] },
  );
}
