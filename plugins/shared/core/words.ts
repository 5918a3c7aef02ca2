/** The words of a text: `Words<'a b'>` is `'a' | 'b'`. */
export type Words<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Word>
  : Found | Text;

/** A list of names, typed as if they were written one by one. */
export function words<const Texts extends string[]>(...texts: Texts): Array<Words<Texts[number]>> {
  return texts.flatMap((text) => text.split(' ')) as Array<Words<Texts[number]>>;
}

/** The same value for each word. */
export function eachWord<const Text extends string, Value>(text: Text, value: Value): Record<Words<Text>, Value> {
  return Object.fromEntries(words(text).map((word) => [word, value])) as Record<Words<Text>, Value>;
}
