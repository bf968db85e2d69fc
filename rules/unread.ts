/** An order of a list that could not be read: its number, where that much could. */
export type UnreadOrder = { number: string | null };

/** A line of a cart that could not be read: its id, by which it can be removed, and its animal's name, where that much could. */
export type UnreadLine = { id: string | null; name: string | null };
