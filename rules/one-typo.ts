/** Whether two texts are one edit apart: an insertion, deletion or substitution of a letter, or a swap of two neighbours. */
export function isOneTypoAway(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  if (Math.max(typed.length, meant.length) - shorter > 1) return false;
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed[typed.length - 1 - end] === meant[meant.length - 1 - end]) end += 1;
  const different = shorter - start - end;
  if (typed.length !== meant.length) return different === 0;
  const isSwapped = different === 2 && typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  return different <= 1 || isSwapped;
}
