/**
 * Memoizes a function of a list by the identity of the list. Lists are immutable, and are filtered again with each filter
 * and each typed letter. The results are garbage-collected with their list.
 */
export function memoizeByList<List extends object, Value>(
  work: (list: List) => Value,
): (list: List) => Value {
  const known = new WeakMap<List, { value: Value }>();
  return (list) => {
    const before = known.get(list) ?? { value: work(list) };
    known.set(list, before);
    return before.value;
  };
}

/** Memoizes a function by list and key, such as a sort or a place. */
export function oncePerKey<List extends object, Key, Value>(
  work: (list: List, key: Key) => Value,
): (list: List, key: Key) => Value {
  const valuesOf = memoizeByList((_: List) => new Map<Key, { value: Value }>());
  return (list, key) => {
    const values = valuesOf(list);
    const before = values.get(key) ?? { value: work(list, key) };
    values.set(key, before);
    return before.value;
  };
}
