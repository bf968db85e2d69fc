/** The minimum number of animals in a selection that can be sent, and the maximum. */
export const selectionLimits = { least: 2, most: 5 } as const;
