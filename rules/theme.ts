/** What the customer chose with the switch; `system` follows the device and is the default. */
export type ThemeChoice = 'system' | 'light' | 'dark';
