/** After a submission with invalid fields: how many there are; the first of them has the focus. */
export const faultsText = (count: number): string =>
  count === 1 ? '1 champ à corriger.' : `${count} champs à corriger.`;
