/**
 * Loaded data: each of the four cases has its own view, and a story. `unread` is the number of unreadable records, which are
 * missing from a list. `isOld`: a later answer has failed, so this is an earlier one, or the document's part of it. `isSilent`:
 * nobody answered, or the client took an answer for a lost line.
 */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'ready'; data: T; unread?: number; isOld?: true }
  | { state: 'failed'; isSilent?: boolean };
