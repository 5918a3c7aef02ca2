import { isPlural as looksPlural, singular } from 'pluralize';

/** Look like plurals but are not. */
const SINGULAR = new Set(
  'analytics aws canvas cors css dns gps https ios kubernetes mms os pos rds sms sys tls'.split(' '),
);

/** Have no common singular. */
const UNCOUNTABLE = new Set('data info logs media metadata news settings statistics stats'.split(' '));

export function toSingular(word: string): string {
  const lower = word.toLowerCase();
  if (lower === 'caches') return word.slice(0, -1);
  return SINGULAR.has(lower) || UNCOUNTABLE.has(lower) || lower.endsWith('data') ? word : singular(word);
}

export function isPlural(word = ''): boolean {
  const lower = word.toLowerCase();
  return !SINGULAR.has(lower) && looksPlural(lower);
}

/** `bank accounts` -> `bank account` */
export function oneOf(words: string[]): string[] {
  return words.map((word, index) => (index === words.length - 1 ? toSingular(word) : word));
}

/** Returns the same key for names that differ only in number, punctuation and case: `BankAccounts`, `bank_account`. */
export function nameKey(words: string[]): string {
  return words.map((word) => toSingular(word.toLowerCase())).join(' ');
}
