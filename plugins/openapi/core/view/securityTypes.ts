import type { Html } from '../schema/types';

/** What a credential is: an HTTP scheme, a standard, or an API key by where it travels. */
export type SchemeKind =
  | 'basic'
  | 'bearer'
  | 'http'
  | 'oauth2'
  | 'openIdConnect'
  | 'mutualTLS'
  | 'query'
  | 'header'
  | 'cookie'
  | 'unknown';

export interface SecurityView {
  /** The alternatives; all schemes of one set are needed together. */
  sets: Array<
    Array<{
      /** The document's own name for the scheme. */
      label: string;
      kind: SchemeKind;
      /** Of an API key; the format of a bearer token, the scheme of other HTTP authentication. */
      name?: string;
      /** Another scheme of the document has the same kind and name: only the label tells them apart. */
      shared?: true;
      href?: string;
      scopes: string[];
    }>
  >;
}

export interface SecuritySchemeView {
  key: string;
  type: string;
  kind: SchemeKind;
  /** See `SecurityView`. */
  name?: string;
  /** How the credential travels, in the notation of code: `?session_key=`, `Authorization: Bearer`. */
  carrier?: string;
  html?: Html;
  /** What the documentation assumes (`x-assumed`), each for a note of its own. */
  assumed?: Html[];
  deprecated?: true;
  openIdConnectUrl?: string;
  oauth2MetadataUrl?: string;
  flows: Array<{
    flow: string;
    urls: Array<{ kind: string; url: string }>;
    scopes: Array<{ name: string; html: Html }>;
  }>;
}

/** The section of all credentials. `html`: what the author says under the same heading. */
export interface SchemesView {
  html?: Html;
  schemes: SecuritySchemeView[];
}
