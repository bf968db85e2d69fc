import type { Decorator } from '@storybook/react-vite';
import { DashboardScreen } from '#screens/dashboard/dashboard-screen.tsx';
import type { DashboardTab } from '#screens/dashboard/tabs.ts';
import { loggedIn } from './session.ts';

/** Renders a part of the customer area in its place, below the heading and the tabs. */
export const inAccount =
  (tab: DashboardTab): Decorator =>
  (Story) => (
    <DashboardScreen session={loggedIn} send={() => {}} tab={tab}>
      <Story />
    </DashboardScreen>
  );
