import { createFileRoute, notFound } from '@tanstack/react-router';
import { BlogScreen } from '#screens/blog/blog-screen.tsx';
import { categoryOf } from '#screens/blog/posts.ts';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import { blogWording } from '#wording/blog.ts';
import { errorsWording } from '#wording/errors.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/blog_/category/$slug')({
  loader: ({ params }) => {
    const category = categoryOf(params.slug);
    if (category === undefined) throw notFound();
    return category;
  },
  head: ({ loaderData: category }) =>
    headOf(
      category === undefined
        ? errorsWording.notFound.page
        : blogWording.ofCategory(blogWording.categoryNames[category.slug]),
    ),
  component: CategoryRoute,
  notFoundComponent: () => <NotFoundScreen />,
});

function CategoryRoute() {
  const { slug, posts } = Route.useLoaderData();
  return <BlogScreen listing={{ kind: 'category', slug, posts }} />;
}
