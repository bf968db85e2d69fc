import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArticleScreen } from '#screens/blog/article-screen.tsx';
import { postOf } from '#screens/blog/posts.ts';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import { blogWording } from '#wording/blog.ts';
import { blogArticlesWording } from '#wording/blog-articles.ts';
import { errorsWording } from '#wording/errors.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/blog_/$id')({
  loader: ({ params }) => {
    const post = postOf(params.id);
    if (post === undefined) throw notFound();
    return post;
  },
  head: ({ loaderData: post }) => {
    if (post === undefined) return headOf(errorsWording.notFound.page);
    const { title, summary } = blogArticlesWording[post.id];
    return headOf({ title, description: summary });
  },
  component: ArticleRoute,
  notFoundComponent: () => (
    <NotFoundScreen title={blogWording.notFound.title} text={blogWording.notFound.text} />
  ),
});

function ArticleRoute() {
  return <ArticleScreen post={Route.useLoaderData()} />;
}
