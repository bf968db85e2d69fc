import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/$')({
  head: async () => headOf((await import('#wording/errors.ts')).errorsWording.notFound.page),
  component: () => <NotFoundScreen />,
});
