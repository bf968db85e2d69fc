/** From how many animals on a selection can be sent, and how many it holds at most: as many as a family compares at once. */
export const selectionLimits = { least: 2, most: 5 } as const;
