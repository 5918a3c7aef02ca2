const END = /[.!?;](?=\s|$)|[。！？；]/g;

/** The sentences of a text, and where each begins. */
export function sentencesOf(text: string): Array<{ text: string; index: number }> {
  const ends = [...text.matchAll(END)].map(({ index }) => index + 1);
  const starts = [0, ...ends];
  return starts
    .map((index, at) => ({ text: text.slice(index, ends[at] ?? text.length), index }))
    .filter((one) => one.text.trim() !== '');
}
