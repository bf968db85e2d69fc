import { fileURLToPath } from 'node:url';

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The panel, in Storybook's own page. */
export const managerEntries = (entries: readonly string[] = []): string[] => [
  ...entries,
  beside('./manager.ts'),
];

/** What reads the stories' machines, in the page of the stories. */
export const previewAnnotations = (entries: readonly string[] = []): string[] => [
  ...entries,
  beside('./preview.ts'),
];
