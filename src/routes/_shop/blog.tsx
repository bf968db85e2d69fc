import { createFileRoute } from '@tanstack/react-router';
import { BlogScreen } from '#screens/blog/blog-screen.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/blog')({
  head: async () => headOf((await import('#wording/blog.ts')).blogWording.page),
  component: () => <BlogScreen listing={{ kind: 'everything' }} />,
});
