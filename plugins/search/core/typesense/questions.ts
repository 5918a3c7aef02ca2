import { WEIGHTS } from '../engine/weights';
import { writtenForms } from '../engine/writtenForms';

/** Where documents of the site are searched. */
export interface TypesenseServer {
  /** Address without a path, such as `https://search.example.com`. */
  url: string;
  /** A key that allows searching, and nothing else: every reader sees it. */
  key: string;
  /** Of the documents of one locale. */
  collection: string;
}

/** Fields of a document by what a keyword counts there. */
const FIELDS = { page: WEIGHTS.page, heading: WEIGHTS.title, text: WEIGHTS.text, keywords: WEIGHTS.text };
/** What Typesense gives at most of one group, and at most of all else. */
const MOST_OF_GROUP = 99;
const MOST = 250;
/** Of what is typed nothing longer is taken for a name, in UTF-16 units. */
const LONGEST_NAME = 200;

/** The body of `POST /multi_search`: what has the keywords, by entry of the navigation, and what is called what was typed. */
export function askQuestions(
  { collection }: TypesenseServer,
  { text, keywords, limit }: { text: string; keywords: string[]; limit: number },
): object {
  const typed = text.trim().slice(0, LONGEST_NAME);
  // A field is kept by its name alone; which entity is meant is seen in the answer.
  const field = typed.slice(typed.lastIndexOf('.') + 1);
  const names = [...new Set([...writtenForms(typed), ...keywords, field])]
    .flatMap((name) => [name, `/${name}`])
    .map(quote)
    .join(', ');
  return {
    searches: [
      {
        collection,
        q: keywords.map(toLiteral).join(' '),
        query_by: Object.keys(FIELDS).join(),
        query_by_weights: Object.values(FIELDS).join(),
        // As in the index of the site: inside of words too, no guesses, and what has only some of the keywords as well.
        infix: Object.keys(FIELDS)
          .map(() => 'always')
          .join(),
        num_typos: 0,
        drop_tokens_threshold: MOST,
        filter_by: 'type:=[page, section, demo]',
        sort_by: '_text_match:desc,position:asc',
        group_by: 'navTitle',
        group_limit: Math.max(1, Math.min(limit, MOST_OF_GROUP)),
        per_page: MOST,
      },
      {
        collection,
        q: '*',
        filter_by: `type:=name && (name:=[${names}] || aliases:=[${names}])`,
        sort_by: 'position:asc',
        per_page: MOST,
      },
    ],
  };
}

/** Signs that would exclude a word or make a phrase. */
function toLiteral(keyword: string): string {
  return keyword.replace(/^-+/, '').replaceAll('"', '');
}

/** A value of a filter as a literal; there is no way to write the sign that stands around it. */
function quote(value: string): string {
  return `\`${value.replaceAll('`', '')}\``;
}
