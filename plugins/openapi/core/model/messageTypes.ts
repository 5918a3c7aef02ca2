import type { WrittenVersions } from '../../../schema/core/reader';
import type { Extension, Schema } from '../../../schema/core/types';
import type { Json } from '../../../shared/core/json';

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie' | 'querystring';

/** What parameters and headers have in common. */
export interface MessageField {
  /** `x-ms-summary`: what it is called in an interface. */
  title?: string;
  description?: string;
  required: boolean;
  deprecated: boolean;
  schema: Schema;
  /** The media type of a serialized value, such as JSON in a query parameter. */
  contentType?: string;
  explode?: boolean;
  examples: Example[];
  versions: WrittenVersions;
  /** `x-assumed`. */
  assumed?: string[];
}

export interface Parameter extends MessageField {
  name: string;
  in: ParameterPlace;
  deprecatedReason?: string;
  style?: string;
  allowReserved: boolean;
  allowEmptyValue: boolean;
  /** `x-errors`, as written. */
  errors: unknown[];
  extensions: Extension[];
}

export interface Header extends MessageField {
  name: string;
}

/** `value` is absent if the document only links to it. */
export interface Example {
  name: string;
  summary?: string;
  description?: string;
  value?: Json;
  /** 3.2: the value as it is sent (`serializedValue`). */
  serialized?: string;
  externalValue?: string;
}

export interface MediaType {
  mediaType: string;
  schema?: Schema;
  /** 3.2: the schema of each item of a stream. */
  itemSchema?: Schema;
  /** What the envelope holds here. `isEmpty`: null, or a schema without constraints. Absent if nothing is wrapped. */
  wrapped?: { schema: Schema; isEmpty: boolean };
  examples: Example[];
  encoding: Array<PartEncoding & { property: string }>;
  /** 3.2: parts of a multipart body that is a list: the first ones by position from 1, and the rest. */
  parts: Array<PartEncoding & { position: number | 'rest' }>;
  extensions: Extension[];
}

export interface PartEncoding {
  contentType?: string;
  headers: Header[];
  style?: string;
  explode?: boolean;
  allowReserved: boolean;
}

export type { Extension };

export interface RequestBody {
  description?: string;
  required: boolean;
  contents: MediaType[];
  assumed?: string[];
}

export interface Link {
  name: string;
  description?: string;
  operation?: string;
  target: string;
  parameters: Array<{ name: string; value: string }>;
  requestBody?: string;
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
  assumed?: string[];
  extensions: Extension[];
}
