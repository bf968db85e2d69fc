import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { Missing } from '#live/missing.tsx';
import { orNotFound } from '#live/or-not-found.ts';
import { BlogScreen } from '#screens/blog/blog-screen.tsx';

export const Route = createFileRoute('/_shop/blog_/category/$slug')({
  loader: async ({ params }) => orNotFound((await import('#screens/blog/posts.ts')).categoryOf(params.slug)),
  head: async ({ loaderData: category }) => {
    if (category === undefined)
      return headOf((await import('#wording/errors.ts')).errorsWording.notFound.page);
    const { ofCategory, categoryNames } = (await import('#wording/blog.ts')).blogWording;
    return headOf(ofCategory(categoryNames[category.slug]));
  },
  component: CategoryRoute,
  notFoundComponent: () => <Missing />,
});

function CategoryRoute() {
  const { slug, posts } = Route.useLoaderData();
  return <BlogScreen listing={{ kind: 'category', slug, posts }} />;
}
