/**
 * What a state's `meta` says to the workshop, where each state has a story: why nobody can see it, or as which other
 * states of its machine (by their keys) it looks on purpose, each with the reason. The proofs believe neither unread.
 */
export type Seen = { unseen?: string; looksAs?: Readonly<Record<string, string>> };
