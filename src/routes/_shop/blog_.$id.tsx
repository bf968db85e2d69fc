import { createFileRoute } from '@tanstack/react-router';
import { ArticleScreen } from '#screens/blog/article-screen.tsx';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import { blogWording } from '#wording/blog.ts';
import { headOf } from '../-head.ts';
import { orNotFound } from '../-or-not-found.ts';

export const Route = createFileRoute('/_shop/blog_/$id')({
  loader: async ({ params }) => orNotFound((await import('#screens/blog/posts.ts')).postOf(params.id)),
  head: async ({ loaderData: post, match }) => {
    if (post === undefined) return headOf((await import('#wording/errors.ts')).errorsWording.notFound.page);
    return (await import('./-article-head.ts')).articleHead(match.context.app, post);
  },
  component: ArticleRoute,
  notFoundComponent: () => <NotFoundScreen {...blogWording.notFound} />,
});

function ArticleRoute() {
  return <ArticleScreen post={Route.useLoaderData()} />;
}
