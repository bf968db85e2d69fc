export { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
export { Drawer } from '#screens/layout/drawer.tsx';
export { Footer } from '#screens/layout/footer.tsx';
export { Notices } from '#screens/layout/notices.tsx';
