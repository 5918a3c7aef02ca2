import type { Source } from '../../../shared/problem';

/** `breaking`: a client that was right may fail. `notable`: it may behave differently. `harmless`: it need not know. */
export type Impact = 'breaking' | 'notable' | 'harmless';

export const IMPACTS: readonly Impact[] = ['breaking', 'notable', 'harmless'];

export interface Change {
  impact: Impact;
  /** Kebab-case, such as `parameter-removed`. */
  kind: string;
  /** The call, as `GET /rank/{id}`, or another part of the document. */
  subject: string;
  /** The id of the call, if it still exists. */
  operation?: string;
  /** In Markdown, without the subject. */
  message: string;
  /** In the new document or, if it is gone there, in the old one. */
  source: Source;
}

export type Report = (impact: Impact, kind: string, message: string) => void;
