/*
 * What more than one script calls by the same name: those of a page, the one before its first paint, the service worker and the build.
 */

/** Texts that are read before the first paint, when no schema is loaded: a token is valid in a header; the epoch is a short random text. */
export const tokenPattern = /^[\x21-\x7e]{1,8192}$/;
export const epochPattern = /^[\w-]{1,64}$/;

/** The key of a text in a tab, and any such key; builds before had no epoch in it. */
export const tabKey = (epoch: string, name: string): string => `${epoch}:${name}`;
export const tabKeys = /^[\w-]{1,64}:[\w-]+$|_draft$/;
/** The name of a form's text. */
export const draftOf = <Form extends string>(form: Form) => `${form}_draft` as const;

/** The cache of an epoch. The window opens and deletes it. */
export const cacheOf = (epoch: string): string => `belier-visits-${epoch}`;

/** The build appends this to each script and to the style: a truncated or foreign file lacks it. */
export const endMark = '/*whole*/';
