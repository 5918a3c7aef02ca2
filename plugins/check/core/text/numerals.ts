const WORDS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
] as const;
const ENGLISH = new Map<string, number>([
  ...WORDS[0].map((word, value): [string, number] => [word, value]),
  ...WORDS[1].map((word, tens): [string, number] => [word, (tens + 2) * 10]),
  ['hundred', 100],
]);
const DIGITS = '零一二三四五六七八九';
const PLACES = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
  ['万', 10_000],
]);

const WORD = `(?:${WORDS[1].join('|')})(?:-(?:${WORDS[0].slice(1, 10).join('|')}))?|${WORDS[0].join('|')}|(?:a |one )?hundred`;

/** A number in digits or words, of either language. */
export const NUMBER = new RegExp(
  `\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\b(?:${WORD})\\b|[零一二两三四五六七八九十百千万]+`,
  'gi',
);

/** Reads what `NUMBER` matches. Chinese words with a number in them, such as `一百年`, are the caller's to exclude. */
export function readNumber(written: string): number | undefined {
  if (/^\d/.test(written)) return Number(written.replaceAll(',', ''));
  const word = written.toLowerCase();
  if (/^[a-z]/.test(word)) {
    const parts = word.replace(/^(?:a|one) hundred$/, 'hundred').split('-');
    return parts.reduce((sum, part) => sum + (ENGLISH.get(part) ?? Number.NaN), 0);
  }
  return readChinese(written);
}

function readChinese(written: string): number | undefined {
  let total = 0;
  let digit: number | undefined;
  for (const letter of written.replaceAll('两', '二')) {
    const place = PLACES.get(letter);
    if (place === undefined) {
      if (digit !== undefined) return undefined;
      digit = DIGITS.indexOf(letter);
    } else if (place === 10_000) {
      total = (total + (digit ?? 0)) * place;
      digit = undefined;
    } else {
      total += (digit ?? 1) * place;
      digit = undefined;
    }
  }
  return total + (digit ?? 0);
}
