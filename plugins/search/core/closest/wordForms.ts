const SHORTEST = 3;
/** Shorter stems of nouns, like that of `location`, start too many other words. */
const SHORTEST_OF_NOUN = 5;

/** Returns possible stems and what they become: `entries` of `entry`, `invite` of `invitation`, `tuning` of `tune`. Non-words match nothing. */
export function formsOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  const forms = [...pluralsOf(word), ...verbsOf(word), ...nounsOf(word), ...derivedFrom(word)];
  return [...new Set(forms)].filter((form) => form.length >= SHORTEST && form !== word);
}

function pluralsOf(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return /[^su]s$/.test(word) ? [word.slice(0, -1)] : [];
}

function verbsOf(word: string): string[] {
  if (word.endsWith('ied')) return [`${word.slice(0, -3)}y`];
  const [, stem = ''] = /^(.+)(?:ing|ed)$/.exec(word) ?? [];
  if (stem === '') return [];
  const single = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [`${stem}e`, ...single, stem];
}

function nounsOf(word: string): string[] {
  const [, stem = ''] = /^(.+?)(?:ations?|ions?)$/.exec(word) ?? [];
  return stem.length >= SHORTEST_OF_NOUN ? [stem, `${stem}e`, `${stem}ate`] : [];
}

/** What does not begin with the word. */
function derivedFrom(word: string): string[] {
  return /[^e]e$/.test(word) ? [`${word.slice(0, -1)}ing`] : [];
}
