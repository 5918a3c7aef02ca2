import type { SearchDocument } from './documents';

/** Other fields of a document are stored, but not searched. */
interface CollectionField {
  name: keyof SearchDocument;
  type: 'string' | 'string[]' | 'int32';
  facet?: true;
  optional?: true;
  infix?: true;
  /** For tokenization; English by default. */
  locale?: string;
}

/** The body of Typesense's `POST /collections`. */
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
    // Finds paths by their segments, but keeps names like session_key whole.
    token_separators: ['/', '-', '.', '{', '}'],
    symbols_to_index: ['_'],
  };
}
