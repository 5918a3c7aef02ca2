import type { Problem } from '../../shared/problem';

/** All that a migration does, and what it leaves. Names of files are relative to the site folder. */
export interface Migration {
  apis: MigratedApi[];
  /** New files, and files with another text. */
  writes: FileChange[];
  /** What the old tool has generated. */
  deletes: string[];
  redirects: number;
  hashes: number;
  /** For the terminal, afterwards. */
  commands: string[];
  /** What is left for a person. */
  problems: Problem[];
}

export interface MigratedApi {
  id: string;
  spec: string;
  /** The address of its first page. */
  href: string;
  /** Old addresses, and those that lead to the same part of the document. */
  addresses: number;
  exact: number;
}

export interface FileChange {
  file: string;
  text: string;
  /** What it is for, or what has changed. */
  about: string;
  /** The lines of an existing file that change. */
  changes?: LineChange[];
}

export interface LineChange {
  line: number;
  before: string;
  after: string;
}
