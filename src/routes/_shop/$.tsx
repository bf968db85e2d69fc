import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import { errorsWording } from '#wording/errors.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/$')({
  head: () => headOf(errorsWording.notFound.page),
  component: () => <NotFoundScreen />,
});
