import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Ready } from '#early/ready.ts';
import { PlainLayout } from '#screens/layout/plain-layout.tsx';
import { useCustomers } from './-customers.ts';
import { useEntry } from './-entry.ts';
import { useTheme } from './-theme.ts';

export const Route = createFileRoute('/_plain')({
  component: PlainRoute,
});

function PlainRoute() {
  const { app } = Route.useRouteContext();
  return (
    <PlainLayout entry={useEntry()} {...useTheme(app.theme)}>
      <Outlet key={useCustomers(app)} />
      <Ready />
    </PlainLayout>
  );
}
