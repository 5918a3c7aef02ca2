import { isObject } from '../json';
import type { ApiModel } from '../model/types';
import { isPair } from '../schema/combine/intersect';
import { compareModels } from './compareModels';

/** Versions that a reader may have to know. What has been there since the first release has none. */
export interface Marks {
  since?: string;
  deprecatedSince?: string;
}

export interface History {
  /** Of an operation, parameter, header or schema of a field: an object of the current model. */
  marksOf(node: unknown): Marks;
  /** Differs if the marks do. */
  key: string;
}

const NONE: Marks = {};

/** Compares each release, oldest first, with the current version. */
export function traceHistory(releases: ApiModel[], current: ApiModel): History {
  const marks = new Map<object, Marks>();
  for (const [index, release] of releases.entries()) {
    const next = releases[index + 1] ?? current;
    // Without a new version number, it is unknown which version brings what the last release lacks.
    const version = next.version === release.version ? undefined : next.version;
    const [added, deprecated] = [new Findings(), new Findings()];
    compareModels(release, current, {
      kept: (node) => added.deny(node),
      added: (node) => added.assert(node),
      deprecated: (node, isNew) => (isNew ? deprecated.assert(node) : deprecated.deny(node)),
    });
    const mark = (node: object, key: keyof Marks) => {
      const { [key]: _, ...rest } = marks.get(node) ?? NONE;
      marks.set(node, version === undefined ? rest : { ...rest, [key]: version });
    };
    // Newer releases overrule older ones: what was removed in between is new again.
    for (const node of added) mark(node, 'since');
    for (const node of deprecated) mark(node, 'deprecatedSince');
  }
  return {
    marksOf: (node) => (isObject(node) ? (marks.get(identify(node)) ?? NONE) : NONE),
    key: JSON.stringify([...marks.values()]),
  };
}

/** Nodes of which something is true wherever they are used. */
class Findings {
  readonly #asserted = new Set<object>();
  readonly #denied = new Set<object>();

  assert(node: object): void {
    this.#asserted.add(identify(node));
  }

  deny(node: object): void {
    this.#denied.add(identify(node));
  }

  *[Symbol.iterator](): Generator<object> {
    for (const node of this.#asserted) if (!this.#denied.has(node)) yield node;
  }
}

/** A field that several schemas describe is as old as the first of them. */
function identify(node: object): object {
  const [base]: unknown[] = isObject(node) && Array.isArray(node.allOf) && isPair(node) ? node.allOf : [];
  return isObject(base) ? identify(base) : node;
}
