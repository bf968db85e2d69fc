import { isolated } from '#rules/text.ts';

/** A user's text between « »; its own quotation marks become “ ”, so that none are nested. */
export const quoted = (text: string): string =>
  `«\u00a0${isolated(text.replace(/«\s*/gu, '“').replace(/\s*»/gu, '”'))}\u00a0»`;
