/** What search finds of an API, in the language of its pages. Addresses start with `/` and lack the base path. */
export interface ApiRecords {
  pages: ApiPageRecord[];
  /** What components show that hand-written pages place, by the component's name. */
  components: Record<string, PlacedRecord>;
  names: NameRecord[];
}

export interface ApiPageRecord {
  /** Address below the docs' root, without slashes at its ends. */
  path: string;
  /** Hand-written text stands around the sections: where they stand, the page's file tells. */
  hasProse?: true;
  sections: ApiSectionRecord[];
}

/** The text of something that a component shows. */
export interface PlacedRecord {
  paragraphs: string[];
  /** What has an address of its own below it. */
  sections?: Array<{ id: string; title: string; paragraphs: string[] }>;
}

export interface ApiSectionRecord extends PlacedRecord {
  /** Id of the heading or element, or name of the component. */
  place: string;
  /** Absent where there is no heading. */
  title?: string;
}

export type NameKind = 'operation' | 'parameter' | 'field' | 'entity' | 'error';

/** An operation, parameter, field, entity or error code. */
export interface NameRecord {
  kind: NameKind;
  /** What a reader types: an operation's title, a parameter's name, an error code. */
  name: string;
  /** Other texts that mean exactly this: the operation's path and id, an error's name. */
  aliases: string[];
  /** Where it belongs, as shown: `GET /api/v1/rank/page/{id}`, the entity of a field, the meaning of an error. */
  owner: string;
  link: string;
}
