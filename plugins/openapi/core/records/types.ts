/** The search records of an API in the language of its pages. Links start with `/` and lack the base path. */
export interface ApiRecords {
  pages: ApiPageRecord[];
  /** Text of components that hand-written pages can use, by component name. */
  components: Record<string, PlacedRecord>;
  names: NameRecord[];
}

export interface ApiPageRecord {
  /** Relative to the docs root, without slashes at its ends. */
  path: string;
  /** Hand-written text surrounds the sections; the file of the page has their order. */
  hasProse?: true;
  sections: ApiSectionRecord[];
}

export interface PlacedRecord {
  paragraphs: string[];
  sections?: Array<{ id: string; title: string; paragraphs: string[] }>;
}

export interface ApiSectionRecord extends PlacedRecord {
  /** Id of the heading or element, or name of the component. */
  place: string;
  title?: string;
}

export type NameKind = 'operation' | 'parameter' | 'field' | 'entity' | 'error';

export interface NameRecord {
  kind: NameKind;
  /** What readers type: title of an operation, name of a parameter, error code. */
  name: string;
  /** Exact synonyms: path and id of an operation, name of an error. */
  aliases: string[];
  /** Context to show: `GET /api/v1/rank/page/{id}`, the entity of a field, the meaning of an error. */
  owner: string;
  link: string;
}
