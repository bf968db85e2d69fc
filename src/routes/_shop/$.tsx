import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';

export const Route = createFileRoute('/_shop/$')({
  head: async () => headOf((await import('#wording/errors.ts')).errorsWording.notFound.page),
  component: () => <NotFoundScreen />,
});
