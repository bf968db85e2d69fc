import { createFileRoute, notFound } from '@tanstack/react-router';
import { configuration } from '#app/configuration.ts';
import { ArticleScreen } from '#screens/blog/article-screen.tsx';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import { blogWording } from '#wording/blog.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/blog_/$id')({
  loader: async ({ params }) => {
    const post = (await import('#screens/blog/posts.ts')).postOf(params.id);
    if (post === undefined) throw notFound();
    return post;
  },
  head: async ({ loaderData: post, match }) => {
    if (post === undefined) return headOf((await import('#wording/errors.ts')).errorsWording.notFound.page);
    const [{ blogArticlesWording }, { articleData }] = await Promise.all([
      import('#wording/blog-articles.ts'),
      import('../-structured-data.ts'),
    ]);
    const { title, summary } = blogArticlesWording[post.id];
    const { address } = match.context.app.navigation;
    const article = { ...post, title, summary, path: `/blog/${post.id}` };
    return headOf(
      { title, description: summary },
      { type: 'article', data: [articleData(article, configuration, address)] },
    );
  },
  component: ArticleRoute,
  notFoundComponent: () => (
    <NotFoundScreen title={blogWording.notFound.title} text={blogWording.notFound.text} />
  ),
});

function ArticleRoute() {
  return <ArticleScreen post={Route.useLoaderData()} />;
}
