/** Results by object, then by function. They are freed with the object. */
const store = new WeakMap<object, Map<unknown, unknown>>();

/** Caches results per first argument; further arguments must not change the result for the same object. */
export function once<Of extends object, Rest extends unknown[], Value>(
  calculate: (of: Of, ...rest: Rest) => Value,
): (of: Of, ...rest: Rest) => Value {
  return (of, ...rest) => {
    let values = store.get(of);
    if (!values) {
      values = new Map();
      store.set(of, values);
    }
    const known = values.get(calculate);
    if (known !== undefined || values.has(calculate)) return known as Value;
    const value = calculate(of, ...rest);
    values.set(calculate, value);
    return value;
  };
}

const MAX_TEXTS = 50_000;

/** Caches the result of a pure function per text. Documents repeat texts, and a dev server renders them again. */
export function onceByText<Value>(calculate: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    let found = known.get(text);
    if (!found) {
      found = { value: calculate(text) };
      if (known.size >= MAX_TEXTS) known.clear();
      known.set(text, found);
    }
    return found.value;
  };
}
