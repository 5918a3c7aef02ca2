import { KINDS } from '../index/pack';
import { isListOf, isNumber, isObject, isOptional, isText, isTuple, type Shape } from '../index/shape';
import { type NameKind, SearchError } from '../types';
import type { SearchDocument } from './documents';

export interface Found {
  document: Omit<SearchDocument, 'id' | 'locale'>;
  highlight?: unknown;
}

export interface FoundGroup {
  hits: Found[];
  /** Absent before Typesense 0.25. */
  found?: number;
}

export interface Answers {
  groups: FoundGroup[];
  names: Found[];
}

type Results = [{ grouped_hits: FoundGroup[] }, { hits: Found[] }];

const isTexts = isListOf(isText);
const isType: Shape<SearchDocument['type']> = (value) =>
  value === 'page' || value === 'section' || value === 'demo' || value === 'name';
const isKind: Shape<NameKind> = (value): value is NameKind => KINDS.some((kind) => kind === value);
const isDocument = isObject<Found['document']>({
  type: isType,
  position: isNumber,
  link: isText,
  title: isText,
  pageTitle: isOptional(isText),
  navTitle: isOptional(isText),
  navOrder: isOptional(isNumber),
  page: isOptional(isText),
  heading: isOptional(isText),
  text: isOptional(isTexts),
  lead: isOptional(isText),
  keywords: isOptional(isTexts),
  kind: isOptional(isKind),
  name: isOptional(isText),
  aliases: isOptional(isTexts),
  owner: isOptional(isText),
});
const isAnything: Shape<unknown> = (_value): _value is unknown => true;
const isFound = isListOf(isObject<Found>({ document: isDocument, highlight: isAnything }));
const isGroups = isListOf(isObject<FoundGroup>({ hits: isFound, found: isOptional(isNumber) }));
const isResults = isTuple<Results>([
  isObject<Results[0]>({ grouped_hits: isGroups }),
  isObject<Results[1]>({ hits: isFound }),
]);
const isAnswer = isObject<{ results: Results }>({ results: isResults });
const isRefusal = isObject<{ results: Array<{ error?: string }> }>({
  results: isListOf(isObject<{ error?: string }>({ error: isOptional(isText) })),
});

/** Parses a response. Throws a `SearchError` if the server rejects a query or the response is malformed. */
export function readAnswers(text: string): Answers {
  const value = parse(text);
  if (isAnswer(value)) {
    const [{ grouped_hits: groups }, { hits: names }] = value.results;
    return { groups, names };
  }
  const refused = isRefusal(value) ? value.results.find(({ error }) => error !== undefined)?.error : undefined;
  if (refused !== undefined) throw new SearchError('unreachable', { cause: new Error(refused) });
  throw new SearchError('damaged', {
    cause: new TypeError('The response of the search server is not a list of results'),
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SearchError('damaged', { cause });
  }
}
