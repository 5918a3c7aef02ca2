import { isPair } from '../../../schema/core/combine/intersect';
import { isObject } from '../../../shared/core/json';
import type { ApiModel } from '../model/types';
import { compareModels } from './compareModels';

/** Versions that a reader may have to know. What has been there since the first release has none. */
export interface Marks {
  since?: string;
  deprecatedSince?: string;
}

export interface History {
  /** `node`: an operation, parameter, header, or the schema of a field, in the current model. */
  marksOf(node: unknown): Marks;
  /** Differs if the marks do. */
  key: string;
}

const NONE: Marks = {};

/** Compares each release, oldest first, with the current version. */
export function traceHistory(releases: ApiModel[], current: ApiModel): History {
  const marks = new Map<object, Marks>();
  const met = new WeakSet<object>();
  for (const [index, release] of releases.entries()) {
    const next = releases[index + 1] ?? current;
    // Without a new version number, it is unknown which version brings what the last release lacks.
    const version = next.version === release.version ? undefined : next.version;
    const [added, deprecated] = [new Findings(), new Findings()];
    compareModels(release, current, {
      kept(node) {
        met.add(node);
        added.denied.add(node);
      },
      added(node) {
        met.add(node);
        added.asserted.add(node);
      },
      deprecated: (node, isNew) => (isNew ? deprecated.asserted : deprecated.denied).add(node),
    });
    const mark = (node: object, key: keyof Marks) => {
      const { [key]: _, ...rest } = marks.get(node) ?? NONE;
      marks.set(node, version === undefined ? rest : { ...rest, [key]: version });
    };
    // Newer releases overrule older ones: what was removed in between is new again.
    for (const node of added) mark(node, 'since');
    for (const node of deprecated) mark(node, 'deprecatedSince');
  }
  const marksOf = (node: unknown): Marks => {
    if (!isObject(node)) return NONE;
    // A field that a schema restricts for one of its variants is a new object each time.
    const [base]: unknown[] = !met.has(node) && Array.isArray(node.allOf) && isPair(node) ? node.allOf : [];
    return isObject(base) ? marksOf(base) : (marks.get(node) ?? NONE);
  };
  return { marksOf, key: JSON.stringify([...marks.values()]) };
}

/** Nodes of which something is true wherever they are used. */
class Findings {
  readonly asserted = new Set<object>();
  readonly denied = new Set<object>();

  *[Symbol.iterator](): Generator<object> {
    for (const node of this.asserted) if (!this.denied.has(node)) yield node;
  }
}
