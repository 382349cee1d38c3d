/** Makes each value once, when it comes up. */
export function memoise<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined || made.has(key)) return before as Value;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
