import type { SearchDocument } from './documents';

/** A field of a Typesense collection. What a document holds besides is stored, and shown, but not searched. */
interface CollectionField {
  name: keyof SearchDocument;
  type: 'string' | 'string[]' | 'int32';
  facet?: true;
  optional?: true;
  /** Finds text within words. */
  infix?: true;
  /** How text is cut into words; English if absent. */
  locale?: string;
}

/** What Typesense is told before documents are imported: the body of `POST /collections`. */
export interface CollectionSchema {
  name: string;
  fields: CollectionField[];
  token_separators: string[];
  symbols_to_index: string[];
}

const SEARCHED = [
  ['page', 'string'],
  ['heading', 'string'],
  ['text', 'string[]'],
  ['keywords', 'string[]'],
  ['name', 'string'],
  ['aliases', 'string[]'],
] as const;

/** The collection of one locale's documents: words of other languages are cut in other ways. */
export function collectionSchema(locale: string): CollectionSchema {
  const language = locale.toLowerCase().split('-')[0] ?? '';
  const ofLanguage = language === 'en' ? {} : { locale: language };
  return {
    name: `docs-${locale}`,
    fields: [
      { name: 'locale', type: 'string', facet: true },
      { name: 'type', type: 'string', facet: true },
      { name: 'kind', type: 'string', facet: true, optional: true },
      { name: 'navTitle', type: 'string', facet: true, optional: true },
      { name: 'navOrder', type: 'int32', optional: true },
      { name: 'position', type: 'int32' },
      ...SEARCHED.map(([name, type]) => ({ name, type, optional: true, infix: true, ...ofLanguage }) as const),
    ],
    // Paths are found by their segments; names like session_key stay whole.
    token_separators: ['/', '-', '.', '{', '}'],
    symbols_to_index: ['_'],
  };
}
