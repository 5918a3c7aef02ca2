import { isPlural as looksPlural, singular } from 'pluralize';

/** What ends like a plural and is none. */
const SINGULAR = new Set(
  'analytics aws canvas cors css dns gps https ios kubernetes mms os pos rds sms sys tls'.split(' '),
);

/** What has no singular that anybody would write. */
const UNCOUNTABLE = new Set('data info logs media metadata news settings statistics stats'.split(' '));

/** `Members` -> `Member`. */
export function toSingular(word: string): string {
  const lower = word.toLowerCase();
  if (lower === 'caches') return word.slice(0, -1);
  return SINGULAR.has(lower) || UNCOUNTABLE.has(lower) || lower.endsWith('data') ? word : singular(word);
}

/** Whether a word names many things, which one may list. */
export function isPlural(word = ''): boolean {
  const lower = word.toLowerCase();
  return !SINGULAR.has(lower) && looksPlural(lower);
}

/** `bank accounts` -> `bank account` */
export function oneOf(words: string[]): string[] {
  return words.map((word, index) => (index === words.length - 1 ? toSingular(word) : word));
}

/** The same for names that differ in number, signs and capitals alone: `BankAccounts`, `bank_account`. */
export function nameKey(words: string[]): string {
  return words.map((word) => toSingular(word.toLowerCase())).join(' ');
}
