/**
 * The `meta` of a state without a story of its own: why it cannot be seen, or which states of its machine (by their keys) it
 * looks like on purpose, each with the reason. The story tests check both claims.
 */
export type StoryMeta = { unseen?: string; looksAs?: Readonly<Record<string, string>> };
