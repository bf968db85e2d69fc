import { createFileRoute, notFound } from '@tanstack/react-router';
import { BlogScreen } from '#screens/blog/blog-screen.tsx';
import { tagOf } from '#screens/blog/posts.ts';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import { blogWording } from '#wording/blog.ts';
import { errorsWording } from '#wording/errors.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/blog_/tag/$tag')({
  loader: ({ params }) => {
    const tag = tagOf(params.tag);
    if (tag === undefined) throw notFound();
    return tag;
  },
  head: ({ loaderData: found }) =>
    headOf(
      found === undefined ? errorsWording.notFound.page : blogWording.ofTag(blogWording.tagNames[found.tag]),
    ),
  component: TagRoute,
  notFoundComponent: () => <NotFoundScreen />,
});

function TagRoute() {
  const { tag, posts } = Route.useLoaderData();
  return <BlogScreen listing={{ kind: 'tag', tag, posts }} />;
}
