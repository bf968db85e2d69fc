import { isolated } from '#rules/text.ts';

/** What somebody typed, between « »; quotation marks of its own are written “ ”, so that none stand inside others. */
export const quoted = (text: string): string =>
  `«\u00a0${isolated(text.replace(/«\s*/gu, '“').replace(/\s*»/gu, '”'))}\u00a0»`;
