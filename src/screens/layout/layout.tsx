import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import { LayoutFrame, type LayoutProps } from './layout-frame.tsx';

const parts = { Drawer, Footer };

/** The frame of the shop's pages with all its parts (the workshop's; a page takes them as they come). */
export const Layout = (props: Omit<LayoutProps, 'parts'>) => <LayoutFrame {...props} parts={parts} />;
