/**
 * Works something out of a list once, for each key: a list that came is never changed, and is asked again with each filter and
 * letter. What was worked out goes with its list.
 */
export function oncePerList<List extends object, Value>(
  work: (list: List, key: string) => Value,
): (list: List, key?: string) => Value {
  const known = new WeakMap<List, Map<string, Value>>();
  return (list, key = '') => {
    const values = known.get(list) ?? new Map<string, Value>();
    if (!known.has(list)) known.set(list, values);
    const before = values.get(key);
    if (before !== undefined || values.has(key)) return before as Value;
    const value = work(list, key);
    values.set(key, value);
    return value;
  };
}
