const MOST_WORDS = 8;
const LONGEST_WORD = 32;
const MOST_HAN = 8;

const WORD_OR_RUN = /\p{Unified_Ideograph}+|[^\s\p{Unified_Ideograph}]+/gu;
const HAN = /^\p{Unified_Ideograph}/u;

/** The word index tries all splits of Chinese and typos of long words, and cannot be stopped: cut the query. */
export function guardQuery(text: string): string {
  let han = MOST_HAN;
  const words = (text.match(WORD_OR_RUN) ?? []).slice(0, MOST_WORDS).map((word) => {
    if (!HAN.test(word)) return [...word].slice(0, LONGEST_WORD).join('');
    const kept = [...word].slice(0, han);
    han -= kept.length;
    return kept.join('');
  });
  return words.filter((word) => word !== '').join(' ');
}
