/**
 * Works something out of a list once: a list that came is never changed, and is asked again with each filter and letter. What was
 * worked out goes with its list.
 */
export function oncePerList<List extends object, Value>(work: (list: List) => Value): (list: List) => Value {
  const known = new WeakMap<List, { value: Value }>();
  return (list) => {
    const before = known.get(list) ?? { value: work(list) };
    known.set(list, before);
    return before.value;
  };
}

/** The same for each key of a list: a sort, a place. */
export function oncePerKey<List extends object, Key, Value>(
  work: (list: List, key: Key) => Value,
): (list: List, key: Key) => Value {
  const valuesOf = oncePerList((_: List) => new Map<Key, { value: Value }>());
  return (list, key) => {
    const values = valuesOf(list);
    const before = values.get(key) ?? { value: work(list, key) };
    values.set(key, before);
    return before.value;
  };
}
