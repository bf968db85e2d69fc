import { createFileRoute } from '@tanstack/react-router';
import { BlogScreen } from '#screens/blog/blog-screen.tsx';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import { headOf } from '../-head.ts';
import { orNotFound } from '../-or-not-found.ts';

export const Route = createFileRoute('/_shop/blog_/category/$slug')({
  loader: async ({ params }) => orNotFound((await import('#screens/blog/posts.ts')).categoryOf(params.slug)),
  head: async ({ loaderData: category }) => {
    if (category === undefined)
      return headOf((await import('#wording/errors.ts')).errorsWording.notFound.page);
    const { ofCategory, categoryNames } = (await import('#wording/blog.ts')).blogWording;
    return headOf(ofCategory(categoryNames[category.slug]));
  },
  component: CategoryRoute,
  notFoundComponent: () => <NotFoundScreen />,
});

function CategoryRoute() {
  const { slug, posts } = Route.useLoaderData();
  return <BlogScreen listing={{ kind: 'category', slug, posts }} />;
}
