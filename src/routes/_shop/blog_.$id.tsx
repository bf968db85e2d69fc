import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { Missing } from '#live/missing.tsx';
import { orNotFound } from '#live/or-not-found.ts';
import { ArticleScreen } from '#screens/blog/article-screen.tsx';
import { blogWording } from '#wording/blog.ts';

export const Route = createFileRoute('/_shop/blog_/$id')({
  loader: async ({ params }) => orNotFound((await import('#screens/blog/posts.ts')).postOf(params.id)),
  head: async ({ loaderData: post, match }) => {
    if (post === undefined) return headOf((await import('#wording/errors.ts')).errorsWording.notFound.page);
    return (await import('#heads/article-head.ts')).articleHead(match.context.app, post);
  },
  component: ArticleRoute,
  notFoundComponent: () => <Missing {...blogWording.notFound} />,
});

function ArticleRoute() {
  return <ArticleScreen post={Route.useLoaderData()} />;
}
