import type { ReactNode } from 'react';

/** A page of a customer or of a visitor, with the attribute that the shop sets on its document. */
export const PageOf = ({ customer, children }: { customer: boolean; children: ReactNode }) => (
  <div data-session={customer ? 'customer' : undefined}>{children}</div>
);
