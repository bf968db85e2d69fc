/** The selected theme; `system` follows the device and is the default. */
export type ThemeChoice = 'system' | 'light' | 'dark';
