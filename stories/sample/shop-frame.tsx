import { type ComponentProps, type ReactNode, useState } from 'react';
import type { ThemeChoice } from '#rules/theme.ts';
import { Footer } from '#screens/layout/footer.tsx';
import { Layout } from '#screens/layout/layout.tsx';
import { ThemeSwitch } from '#screens/layout/theme-switch.tsx';
import { sampleCategories } from './animals.ts';

export type LayoutProps = ComponentProps<typeof Layout> & { customer: boolean };

/** A page of a customer or of a visitor, with the attribute that the shop sets on its document. */
export const PageOf = ({ customer, children }: { customer: boolean; children: ReactNode }) => (
  <div data-session={customer ? 'customer' : undefined}>{children}</div>
);

/** The frame with a working theme switch, its only part with state. */
export function LivingLayout({ customer, ...props }: LayoutProps) {
  const [theme, setTheme] = useState<ThemeChoice>('system');
  const footer = <Footer themeSwitch={<ThemeSwitch theme={theme} onTheme={setTheme} />} />;
  return (
    <PageOf customer={customer}>
      <Layout {...props} footer={footer} />
    </PageOf>
  );
}

type ShopFrameProps = {
  customer: boolean;
  cartCount: LayoutProps['cartCount'];
  children: ReactNode;
};

/** A screen inside the shop's header and footer, for a visitor or a customer. */
export const ShopFrame = ({ customer, cartCount, children }: ShopFrameProps) => (
  <LivingLayout
    customer={customer}
    cartCount={cartCount}
    categories={{ state: 'ready', data: sampleCategories }}
    onReload={() => {}}
    search={{ text: '', category: '' }}
    onSearch={() => {}}
    suggestions={undefined}
    footer={null}
    entry={0}
  >
    {children}
  </LivingLayout>
);
