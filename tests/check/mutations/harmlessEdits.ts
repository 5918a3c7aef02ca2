/** Edits that make nothing false: each takes the text of a file, and returns it changed in several places. */
interface Edit {
  name: string;
  files: RegExp;
  change(text: string): string;
  /** How many places it changes. */
  count(text: string): number;
}

const REWORDED: Array<[RegExp, string]> = [
  [/\bTherefore\b/g, 'So'],
  [/\bOtherwise\b/g, 'If not'],
  [/\bas well\b/g, 'too'],
  [/\bDo not\b/g, 'Never'],
  [/\bmeans that\b/g, 'shows that'],
  [/\bWhere the\b/g, 'Wherever the'],
  [/\bThis concerns\b/g, 'This is about'],
  [/\bKeep them\b/g, 'Store them'],
  [/\bby itself\b/g, 'on its own'],
];
const REWORDED_CHINESE: Array<[RegExp, string]> = [
  [/因此/g, '所以'],
  [/参见/g, '见'],
  [/例如/g, '比如'],
  [/务必/g, '一定要'],
  [/没有规定/g, '未作规定'],
  [/不要/g, '别'],
];

const ENGLISH = /^docs\/.*\.mdx$/;
const CHINESE = /zh-CN\/.*\.mdx$/;
const SPEC = /^openapi\/.*\.yaml$/;

const replaceAll = (pairs: Array<[RegExp, string]>): Pick<Edit, 'change' | 'count'> => ({
  change: (text) => pairs.reduce((changed, [from, to]) => changed.replace(from, to), text),
  count: (text) => pairs.reduce((sum, [from]) => sum + [...text.matchAll(from)].length, 0),
});
const replace = (pattern: RegExp, by: string): Pick<Edit, 'change' | 'count'> => replaceAll([[pattern, by]]);

export const HARMLESS: Edit[] = [
  { name: 'other order of keys', files: SPEC, ...replace(/^( +operationId: .*\n)( +tags: .*\n)/gm, '$2$1') },
  { name: 'quotes around a summary', files: SPEC, ...replace(/^( +summary: )([A-Z][\w ]+)$/gm, "$1'$2'") },
  { name: 'comments in the document', files: SPEC, ...replace(/^( +)x-effect:$/gm, '$1# What it does.\n$1x-effect:') },
  { name: 'blank lines in the document', files: SPEC, ...replace(/^( +responses:)$/gm, '\n$1') },
  {
    name: 'other order of translations',
    files: /messages\.yaml$/,
    ...replace(/^(- en: Account\n {2}zh: .*\n)(- en: API\n {2}zh: .*\n)/gm, '$2$1'),
  },
  { name: 'reworded translations', files: /messages\.yaml$/, ...replaceAll(REWORDED_CHINESE) },
  { name: 'reworded pages', files: ENGLISH, ...replaceAll(REWORDED) },
  { name: 'reworded Chinese pages', files: CHINESE, ...replaceAll(REWORDED_CHINESE) },
  {
    name: 'comments in pages',
    files: /\.mdx$/,
    ...replace(/^(## .*)$/gm, '{/* Reviewed in 2031 by 4 people. */}\n\n$1'),
  },
  {
    name: 'new prose',
    files: ENGLISH,
    ...replace(/^(## .*)$/gm, '$1\n\nTake your time with this part: most games need it on their first day.'),
  },
  {
    name: 'new prose with facts',
    files: ENGLISH,
    ...replace(
      /^(## .*)$/gm,
      '$1\n\nEach of the 36 calls says what it changes. A lookup takes at most 100 IP addresses, and `ttl` is in minutes.',
    ),
  },
  {
    name: 'new Chinese prose',
    files: CHINESE,
    ...replace(/^(## .*)$/gm, '$1\n\n请从容阅读这一部分：多数游戏第一天就会用到。'),
  },
  { name: 'blank lines in samples', files: /_samples\/.*\.ts$/, ...replace(/^(export )/gm, '\n$1') },
  { name: 'spaces in samples', files: /_samples\/.*\.ts$/, ...replace(/, \{$/gm, ',  {') },
  { name: 'line ends', files: /\.mdx$/, ...replace(/\.$/gm, '. ') },
];
