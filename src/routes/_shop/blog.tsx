import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { BlogScreen } from '#screens/blog/blog-screen.tsx';

export const Route = createFileRoute('/_shop/blog')({
  head: async () => headOf((await import('#wording/blog.ts')).blogWording.page),
  component: () => <BlogScreen listing={{ kind: 'everything' }} />,
});
