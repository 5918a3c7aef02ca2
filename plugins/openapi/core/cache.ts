/** Values that functions have calculated of an object. They go with the object, and so with the document it belongs to. */
const store = new WeakMap<object, Map<unknown, unknown>>();

/** Makes a pure function calculate once for each object. Further arguments must always lead to the same value. */
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

/** The same for texts: documents repeat themselves, and a dev server describes them again. The number kept is limited. */
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
