/** Caches results per first argument, with which they are freed; further arguments must not change the result. */
export function once<Of extends object, Rest extends unknown[], Value>(
  calculate: (of: Of, ...rest: Rest) => Value,
): (of: Of, ...rest: Rest) => Value {
  const values = new WeakMap<Of, Value>();
  return (of, ...rest) => {
    const known = values.get(of);
    if (known !== undefined || values.has(of)) return known as Value;
    const value = calculate(of, ...rest);
    values.set(of, value);
    return value;
  };
}

/** Computes a value at its first use. */
export function lazily<T>(compute: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** Keeps the last result, as long as its keys are the same. */
export function keepLast<Value>(): (keys: readonly unknown[], calculate: () => Value) => Value {
  let last: { keys: readonly unknown[]; value: Value } | undefined;
  return (keys, calculate) => {
    const isSame = last?.keys.length === keys.length && last.keys.every((key, index) => key === keys[index]);
    if (!last || !isSame) last = { keys, value: calculate() };
    return last.value;
  };
}

const MAX_TEXTS = 50_000;

/** A store by text that forgets everything when it is full. */
export class TextStore<Value> {
  readonly #values = new Map<string, { value: Value }>();

  constructor(readonly most = MAX_TEXTS) {}

  get(text: string): { value: Value } | undefined {
    return this.#values.get(text);
  }

  set(text: string, value: Value): Value {
    if (this.#values.size >= this.most) this.#values.clear();
    this.#values.set(text, { value });
    return value;
  }
}

/** Caches the result of a pure function per text. Documents repeat texts, and a dev server renders them again. */
export function onceByText<Value>(calculate: (text: string) => Value, most?: number): (text: string) => Value {
  const known = new TextStore<Value>(most);
  return (text) => {
    const found = known.get(text);
    return found ? found.value : known.set(text, calculate(text));
  };
}
