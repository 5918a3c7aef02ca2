const NAME = /^\p{L}{2,}\d?\p{L}*$/u;

/** One from five letters, two from nine; none in codes and numbers, but in names like `ip2region`. */
export function maxTypos(word: string): number {
  if (!NAME.test(word)) return 0;
  return word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0;
}

/** Counts edits, including swapped neighbours, to a word and to its beginning; `Infinity` above `most`. */
export function countTypos(typed: string, word: string, most: number): { whole: number; beginning: number } {
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return { whole: Infinity, beginning: Infinity };
    before = last;
    last = next;
  }
  const limit = (slips: number) => (slips > most ? Infinity : slips);
  const whole = word.length > width ? Infinity : (last[word.length] ?? Infinity);
  return { whole: limit(whole), beginning: limit(Math.min(...last)) };
}
