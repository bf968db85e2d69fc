import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Ready } from '#browser/ready.ts';
import { storedDraft } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';
import { knownProduct } from '#data/known-products.ts';
import { useCustomers } from '#live/customers.ts';
import { useEntry } from '#live/entry.ts';
import { useTheme } from '#live/theme.ts';
import { productPath } from '#rules/site-path.ts';
import { PlainLayout } from '#screens/layout/plain-layout.tsx';
import { helpWording } from '#wording/help.ts';

export const Route = createFileRoute('/_plain')({
  component: PlainRoute,
});

function PlainRoute() {
  const { app } = Route.useRouteContext();
  return (
    <Ready>
      <PlainLayout entry={useEntry()} question={useQuestion(app)} {...useTheme(app.theme)}>
        <Outlet key={useCustomers(app)} />
      </PlainLayout>
    </Ready>
  );
}

/** A question about the animal whose add led to the login; undefined without one, and until hydration. */
function useQuestion(app: App): string | undefined {
  const [question, setQuestion] = useState<string>();
  useEffect(() => {
    const { productId, quantity } = storedDraft(app.drafts, 'wanted') ?? {};
    if (productId === undefined || quantity === undefined) return;
    const name = knownProduct(app, productId)?.name;
    setQuestion(helpWording.wanted(name, Number(quantity), app.navigation.address(productPath(productId))));
  }, [app]);
  return question;
}
