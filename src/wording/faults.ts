/** After a form was sent that cannot be: how many of its fields, the first of which has the focus. */
export const faultsText = (count: number): string =>
  count === 1 ? '1 champ à corriger.' : `${count} champs à corriger.`;
