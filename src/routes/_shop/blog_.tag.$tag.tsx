import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { Missing } from '#live/missing.tsx';
import { orNotFound } from '#live/or-not-found.ts';
import { BlogScreen } from '#screens/blog/blog-screen.tsx';

export const Route = createFileRoute('/_shop/blog_/tag/$tag')({
  loader: async ({ params }) => orNotFound((await import('#screens/blog/posts.ts')).tagOf(params.tag)),
  head: async ({ loaderData: found }) => {
    if (found === undefined) return headOf((await import('#wording/errors.ts')).errorsWording.notFound.page);
    const { ofTag, tagNames } = (await import('#wording/blog.ts')).blogWording;
    return headOf(ofTag(tagNames[found.tag]));
  },
  component: TagRoute,
  notFoundComponent: () => <Missing />,
});

function TagRoute() {
  const { tag, posts } = Route.useLoaderData();
  return <BlogScreen listing={{ kind: 'tag', tag, posts }} />;
}
