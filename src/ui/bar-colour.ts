/** The top bar, and the browser's toolbar above it: apart from the palette, since the first code of a page needs these alone. */
export const bar = { light: '#2B1B12', dark: '#0F0804' } as const;
