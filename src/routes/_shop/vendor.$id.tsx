import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { Missing } from '#live/missing.tsx';
import { orNotFound } from '#live/or-not-found.ts';
import { VendorScreen } from '#screens/vendors/vendor-screen.tsx';
import { vendorsWording } from '#wording/vendors.ts';

export const Route = createFileRoute('/_shop/vendor/$id')({
  loader: async ({ params }) => orNotFound((await import('#screens/vendors/vendors.ts')).vendorOf(params.id)),
  head: async ({ loaderData: vendor }) => {
    if (vendor === undefined) return headOf((await import('#wording/errors.ts')).errorsWording.notFound.page);
    const { name, summary } = (await import('#wording/vendors.ts')).vendorsWording.portraits[vendor.id];
    return headOf({ title: name, description: summary });
  },
  component: VendorRoute,
  notFoundComponent: () => <Missing {...vendorsWording.notFound} />,
});

function VendorRoute() {
  return <VendorScreen vendor={Route.useLoaderData()} />;
}
