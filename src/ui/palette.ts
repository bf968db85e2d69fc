import { bar } from './bar-colour.ts';

/**
 * The colours by role and theme, the only place that states them, the bar's file aside: semantic tokens in `panda.config.ts`, read by the drawings, icons,
 * link preview pictures, the sandbox's pages and the workshop (`tools/brand.test.ts`). `contrast.test.ts` checks their contrasts.
 */
export const palette = {
  page: { light: '#FFFBF4', dark: '#1A0F09' },
  surface: { light: '#FFFFFF', dark: '#26180F' },
  quiet: { light: '#F6EBD9', dark: '#35241A' },
  raised: { light: '#FFFFFF', dark: '#2E1E14' },
  text: { light: '#2B1B12', dark: '#F9EEDD' },
  muted: { light: '#6B5848', dark: '#CBB59E' },
  line: { light: '#F0E4D0', dark: '#423024' },
  inputLine: { light: '#9A8266', dark: '#9A8266' },
  primary: { light: '#A8431F', dark: '#EE8A5E' },
  primaryHover: { light: '#8C3517', dark: '#F5A17B' },
  primarySoft: { light: '#FDF1E7', dark: '#3F2216' },
  onPrimary: { light: '#FFFFFF', dark: '#1A0F09' },
  success: { light: '#1F6B4A', dark: '#63BE93' },
  successHover: { light: '#185539', dark: '#82CDA9' },
  successSoft: { light: '#E3F0E8', dark: '#16321F' },
  onSuccess: { light: '#FFFFFF', dark: '#0D2016' },
  danger: { light: '#7A1040', dark: '#FFBBD6' },
  dangerHover: { light: '#5E0A30', dark: '#FFD0E2' },
  dangerSoft: { light: '#FBE7EC', dark: '#451728' },
  onDanger: { light: '#FFFFFF', dark: '#2B0A18' },
  ochre: { light: '#E0A04A', dark: '#E0A04A' },
  ochreSoft: { light: '#FBEFD9', dark: '#3A2A12' },
  bar,
  onBar: { light: '#FFFBF4', dark: '#F9EEDD' },
  barLine: { light: '#6B5848', dark: '#4A382C' },
  focus: { light: '#2B1B12', dark: '#F9EEDD' },
} as const;

/** Overrides for users who prefer more contrast, such as a phone in the sun: texts of 7 : 1, and visible lines. */
export const clearPalette = {
  muted: { light: '#49392C', dark: '#E6D6C4' },
  line: { light: '#7A6553', dark: '#A08C78' },
  inputLine: { light: '#5C4936', dark: '#D2BEA8' },
  primary: { light: '#7A2B0E', dark: '#FFB795' },
  primaryHover: { light: '#5E200A', dark: '#FFCBB2' },
  success: { light: '#0E4A31', dark: '#94E0BA' },
  successHover: { light: '#0A3825', dark: '#B0EBCD' },
  danger: { light: '#4F0530', dark: '#FFE0EE' },
  dangerHover: { light: '#3D0425', dark: '#FFEBF4' },
} as const satisfies Partial<Record<keyof typeof palette, { light: string; dark: string }>>;
