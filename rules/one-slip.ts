/** Whether one letter too many, missing, wrong or changed with its neighbour leads from one text to the other. */
export function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rest = typed.slice(start);
  const other = meant.slice(start);
  if (rest.length !== other.length) {
    return rest.length < other.length ? rest === other.slice(1) : rest.slice(1) === other;
  }
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return isSwapped || rest.slice(1) === other.slice(1);
}
