/** An order of a list that could not be parsed: its number, if that could be read. */
export type UnreadOrder = { number: string | null };

/** A line of a cart that could not be parsed: its id, by which it can be removed, and its animal's name, if those could be read. */
export type UnreadLine = { id: string | null; name: string | null };
