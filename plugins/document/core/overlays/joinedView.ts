import { isReference, MAX_HOPS, parseFragment, splitRef } from '../../../shared/core/pointer';
import type { LoadedFiles } from '../files/loadFiles';
import { resolveFile } from '../files/resolveFile';
import type { ParsedFile } from '../parse/types';
import { type Container, isContainer } from './container';
import type { Draft } from './draft';

/** `paths./a.get` and `components.schemas.A` may be in files of their own. */
const DEPTH = 3;

/** A value and the file that it is in. */
export interface Found {
  file: ParsedFile;
  value: unknown;
}

/** What a query selects: a value, and where it is held. */
export interface Selected extends Found {
  /** Absent for the whole document. */
  holder?: readonly [node: Container, key: string];
}

/**
 * The document as queries see it: what is in other files is in its place, down to the members of components and paths.
 * Deeper references stay references, as they do in a document of one file.
 */
export class JoinedView {
  constructor(
    private readonly draft: Draft,
    private readonly loaded: Pick<LoadedFiles, 'files'>,
    private readonly entry: ParsedFile,
  ) {}

  /** Changes of the draft do not reach it: make a new one. */
  build(): unknown {
    const join = (found: Found, depth: number): unknown => {
      const { file, value } = depth > DEPTH ? found : this.enter(found);
      if (depth >= DEPTH || !isContainer(value)) return value;
      const joined = Object.entries(value).map(
        ([key, child]) => [key, join({ file, value: child }, depth + 1)] as const,
      );
      if (joined.every(([key, child]) => (value as Record<string, unknown>)[key] === child)) return value;
      return Array.isArray(value) ? joined.map(([, child]) => child) : Object.fromEntries(joined);
    };
    return join(this.root(), 0);
  }

  select(keys: readonly string[]): Selected | undefined {
    let selected: Selected = this.root();
    for (const [depth, key] of keys.entries()) {
      const { file, value } = selected;
      if (!isContainer(value) || !Object.hasOwn(value, key)) return undefined;
      const child = { file, value: (value as Record<string, unknown>)[key] };
      selected = { ...(depth < DEPTH ? this.enter(child) : child), holder: [value, key] };
    }
    return selected;
  }

  private root(): Found {
    return this.enter({ file: this.entry, value: this.draft.open(this.entry) });
  }

  /** Follows references to other files. */
  private enter(from: Found): Found {
    let { file, value } = from;
    for (let hop = 0; hop < MAX_HOPS && isReference(value); hop += 1) {
      const { uri, fragment } = splitRef(value.$ref);
      const target = uri === '' ? undefined : this.loaded.files.get(resolveFile(file.path, uri));
      if (!target || target.value === undefined || (fragment !== '' && !fragment.startsWith('/'))) break;
      let found = this.draft.open(target);
      for (const key of parseFragment(fragment)) {
        found = isContainer(found) && Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined;
      }
      if (found === undefined) break;
      [file, value] = [target, found];
    }
    return { file, value };
  }
}
