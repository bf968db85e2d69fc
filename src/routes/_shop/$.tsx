import { createFileRoute, redirect } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { Missing } from '#live/missing.tsx';

export const Route = createFileRoute('/_shop/$')({
  // A static host answers `/FAQ` with its 404 page.
  beforeLoad: async ({ location: { pathname, searchStr, hash } }) => {
    const path = (await import('#rules/shop-addresses.ts')).canonicalPathOf(pathname);
    if (path !== undefined) throw redirect({ href: path + searchStr + (hash && `#${hash}`), replace: true });
  },
  head: async () => headOf((await import('#wording/errors.ts')).errorsWording.notFound.page),
  component: () => <Missing />,
});
