const MOST_WORDS = 8;
/** Characters of a word. */
const LONGEST_WORD = 32;
/** Chinese characters of the whole query. */
const MOST_HAN = 8;

const WORD_OR_RUN = /\p{Unified_Ideograph}+|[^\s\p{Unified_Ideograph}]+/gu;
const HAN = /^\p{Unified_Ideograph}/u;

/**
 * The beginning of a query, as much as the word index of `@easyops-cn/docusaurus-search-local` answers in time: it cuts
 * runs of Chinese characters into words in all ways that there are, tries all mistakes that a long word may have, and
 * cannot be stopped.
 */
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
