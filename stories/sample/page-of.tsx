import type { ReactNode } from 'react';

/** A page of a customer or of a visitor, marked on a root of its own as the shop marks its document. */
export const PageOf = ({ customer, children }: { customer: boolean; children: ReactNode }) => (
  <div data-session={customer ? 'customer' : undefined}>{children}</div>
);
