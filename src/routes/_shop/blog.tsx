import { createFileRoute } from '@tanstack/react-router';
import { BlogScreen } from '#screens/blog/blog-screen.tsx';
import { blogWording } from '#wording/blog.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/blog')({
  head: () => headOf(blogWording.page),
  component: () => <BlogScreen listing={{ kind: 'everything' }} />,
});
