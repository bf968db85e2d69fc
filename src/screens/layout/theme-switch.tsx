import { Moon, Sun, SunMoon } from 'lucide-react';
import type { ThemeChoice } from '#rules/theme.ts';
import { Segmented } from '#ui/segmented.tsx';
import { layoutWording } from '#wording/layout.ts';

const texts = layoutWording.theme;
const options = [
  { value: 'system', label: texts.system, icon: <SunMoon aria-hidden="true" />, iconOnly: true },
  { value: 'light', label: texts.light, icon: <Sun aria-hidden="true" />, iconOnly: true },
  { value: 'dark', label: texts.dark, icon: <Moon aria-hidden="true" />, iconOnly: true },
] as const;

export type ThemeSwitchProps = {
  theme: ThemeChoice;
  onTheme: (choice: ThemeChoice) => void;
  /** `bar` is for the dark footer. */
  look?: 'light' | 'bar';
};

/** Light, dark, or the device's setting. `src/boot/early/main.ts` finds it by its name, and changes the theme before hydration. */
export function ThemeSwitch({ theme, onTheme, look = 'bar' }: ThemeSwitchProps) {
  return (
    <Segmented
      label={texts.label}
      name="theme"
      options={options}
      value={theme}
      onChange={onTheme}
      look={look}
    />
  );
}
