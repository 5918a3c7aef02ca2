import { writtenForms } from '../engine/writtenForms';
import { WEIGHTS } from '../index/weights';

export interface TypesenseServer {
  /** Address without a path, such as `https://search.example.com`. */
  url: string;
  /** A search-only key: every reader sees it. */
  key: string;
  collection: string;
}

const FIELDS = { page: WEIGHTS.page, heading: WEIGHTS.title, text: WEIGHTS.text, keywords: WEIGHTS.text };
/** Typesense's limits per group and in total. */
const MOST_OF_GROUP = 99;
const MOST = 250;
/** Longer text is not taken for a name, in UTF-16 units. */
const LONGEST_NAME = 200;

/** Returns the body of `POST /multi_search`: one query for hits by navigation entry, one for names. */
export function askQuestions(
  { collection }: TypesenseServer,
  { text, keywords, limit }: { text: string; keywords: string[]; limit: number },
): object {
  const typed = text.trim().slice(0, LONGEST_NAME);
  // Fields are indexed without their entity, which is compared in the answer.
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
        // As in the site's own index: matches within words, no typos, partial matches.
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

/** Removes characters that would exclude a word or make a phrase. */
function toLiteral(keyword: string): string {
  return keyword.replace(/^-+/, '').replaceAll('"', '');
}

/** Typesense cannot escape backticks. */
function quote(value: string): string {
  return `\`${value.replaceAll('`', '')}\``;
}
