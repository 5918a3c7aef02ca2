import type { Json } from '../json';
import type { Schema } from '../schema/types';

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie' | 'querystring';

export interface Parameter {
  name: string;
  in: ParameterPlace;
  description?: string;
  required: boolean;
  deprecated: boolean;
  /** Markdown. */
  deprecatedReason?: string;
  schema: Schema;
  /** The media type, where the value is text of that type: JSON in a query parameter. */
  contentType?: string;
  style?: string;
  explode?: boolean;
  allowReserved: boolean;
  allowEmptyValue: boolean;
  examples: Example[];
  /** What the documentation assumes here (`x-assumed`). */
  assumed?: string[];
  /** Entries of `x-errors`, as they are written. */
  errors: unknown[];
  extensions: Extension[];
}

/** A named example. `value` is absent where the document only links to it. */
export interface Example {
  name: string;
  summary?: string;
  description?: string;
  value?: Json;
  /** 3.2: the value as it travels (`serializedValue`). */
  serialized?: string;
  externalValue?: string;
}

export interface MediaType {
  mediaType: string;
  schema?: Schema;
  /** 3.2: the schema of each item of a stream. */
  itemSchema?: Schema;
  examples: Example[];
  /** Per property of a form or multipart body. */
  encoding: Array<PartEncoding & { property: string }>;
  /** 3.2, of a multipart body that is a list: the first parts by their position from 1, and all others. */
  parts: Array<PartEncoding & { position: number | 'rest' }>;
  /** What is not understood, to be shown as it stands. */
  extensions: Extension[];
}

/** How a part of a multipart body, or a field of a form, is written. */
export interface PartEncoding {
  contentType?: string;
  headers: Header[];
  style?: string;
  explode?: boolean;
  allowReserved: boolean;
}

/** A key that means nothing here, and what it holds. */
export interface Extension {
  key: string;
  value: Json;
  /** The value as JSON, where it holds numbers that no double does. */
  text?: string;
}

export interface Header {
  name: string;
  description?: string;
  required: boolean;
  deprecated: boolean;
  schema: Schema;
  /** The media type, where the value is text of that type. */
  contentType?: string;
  explode?: boolean;
  examples: Example[];
  /** What the documentation assumes here (`x-assumed`). */
  assumed?: string[];
}

export interface RequestBody {
  description?: string;
  required: boolean;
  contents: MediaType[];
  /** What the documentation assumes here (`x-assumed`). */
  assumed?: string[];
}

export interface Link {
  name: string;
  description?: string;
  /** Id of the operation that it leads to, where it is in the document. */
  operation?: string;
  target: string;
  parameters: Array<{ name: string; value: string }>;
  requestBody?: string;
  /** Address of the server that the next call goes to, where it is another one. */
  server?: string;
}

export interface Response {
  /** `200`, `2XX` or `default`. */
  status: string;
  summary?: string;
  description?: string;
  headers: Header[];
  contents: MediaType[];
  links: Link[];
  /** What the documentation assumes here (`x-assumed`). */
  assumed?: string[];
  extensions: Extension[];
}
