import { useSyncExternalStore } from 'react';
import type { Theme } from '#browser/theme.ts';
import type { ThemeChoice } from '#rules/theme.ts';

/** The current theme and its setter, for the layouts. */
export function useTheme(theme: Theme): { theme: ThemeChoice; onTheme: (choice: ThemeChoice) => void } {
  return { theme: useSyncExternalStore(theme.watch, theme.choice, () => 'system'), onTheme: theme.choose };
}
