import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import { VendorScreen } from '#screens/vendors/vendor-screen.tsx';
import { vendorOf } from '#screens/vendors/vendors.ts';
import { errorsWording } from '#wording/errors.ts';
import { vendorsWording } from '#wording/vendors.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/vendor/$id')({
  loader: ({ params }) => {
    const vendor = vendorOf(params.id);
    if (vendor === undefined) throw notFound();
    return vendor;
  },
  head: ({ loaderData: vendor }) => {
    if (vendor === undefined) return headOf(errorsWording.notFound.page);
    const { name, summary } = vendorsWording.portraits[vendor.id];
    return headOf({ title: name, description: summary });
  },
  component: VendorRoute,
  notFoundComponent: () => (
    <NotFoundScreen title={vendorsWording.notFound.title} text={vendorsWording.notFound.text} />
  ),
});

function VendorRoute() {
  return <VendorScreen vendor={Route.useLoaderData()} />;
}
