import type { Html } from '../../../shared/core/description/html';
import type { Words } from '../../../shared/core/words';

export type SchemeKind = Words<'basic bearer http oauth2 openIdConnect mutualTLS query header cookie unknown'>;

export interface SecurityView {
  /** Alternatives; all schemes of one set are required together. */
  sets: Array<
    Array<{
      label: string;
      kind: SchemeKind;
      /** Name of an API key, format of a bearer token, or another HTTP scheme. */
      name?: string;
      /** Another scheme has the same kind and name; only the label differs. */
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
  name?: string;
  /** The credential in code notation: `?session_key=`, `Authorization: Bearer`. */
  carrier?: string;
  html?: Html;
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

export interface SchemesView {
  html?: Html;
  schemes: SecuritySchemeView[];
}
