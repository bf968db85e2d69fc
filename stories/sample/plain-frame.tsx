import type { Decorator } from '@storybook/react-vite';
import { PlainLayout } from '#screens/layout/plain-layout.tsx';

/** An account page in its frame, as in the shop. */
export const inPlainFrame: Decorator = (Story) => (
  <PlainLayout theme="system" onTheme={() => {}} entry={0}>
    <Story />
  </PlainLayout>
);
