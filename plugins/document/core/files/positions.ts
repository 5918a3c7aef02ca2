import { isReference } from '../../../shared/core/pointer';
import type { Source } from '../../../shared/problem';
import { LongNumber } from '../parse/longNumber';
import type { Placeholders } from '../parse/placeholders';
import { sourceAt } from '../parse/sourceText';
import { setOwn } from '../parse/treeBuilder';
import type { KeyPart, ParsedFile } from '../parse/types';
import { type Files, followRef } from './followRef';

interface Original {
  file: ParsedFile;
  node: object;
}

/** Makes copies of parsed files, and maps their objects to source positions. */
export class Positions {
  private readonly originals = new Map<object, Original>();
  private readonly places = new Map<object, Map<string, number>>();

  constructor(
    private readonly files: Files,
    private readonly placeholders: Placeholders,
  ) {}

  /** Makes a mutable copy that keeps shared objects (YAML aliases) shared. */
  copy(file: ParsedFile): unknown {
    const done = file.shared ? new Map<object, object>() : undefined;
    const copyNode = (node: unknown): unknown => {
      if (typeof node !== 'object' || node === null) return node;
      if (node instanceof LongNumber) return this.placeholders.of(node.text);
      const known = done?.get(node);
      if (known) return known;
      const copy: object = Array.isArray(node) ? node.map(copyNode) : {};
      if (!Array.isArray(node)) {
        for (const key of Object.keys(node)) setOwn(copy, key, copyNode((node as Record<string, unknown>)[key]));
      }
      done?.set(node, copy);
      this.originals.set(copy, { file, node });
      return copy;
    };
    return copyNode(file.value);
  }

  adopt(node: object, source: object): void {
    const original = this.originals.get(source);
    if (original) this.originals.set(node, original);
  }

  /** See `SpecDocument.positionOf`. */
  of(node: object, key?: string | number, part: KeyPart = 'key'): Source | undefined {
    const original = this.originals.get(node);
    const own = original && this.at(original, key, part);
    if (key === undefined) {
      // Bundling replaced a reference with its target.
      const target = original && !isReference(node) ? this.targetOf(original) : undefined;
      return (target && this.at(target)) ?? own;
    }
    if (own) return own;
    const target = original && this.targetOf(original);
    const there = target && this.at(target, key, part);
    if (there) return there;
    const child = (node as Record<string | number, unknown>)[key];
    return typeof child === 'object' && child !== null ? this.of(child) : undefined;
  }

  /** Position of a path of keys from the root of a file, or of its nearest existing ancestor. */
  ofPath(file: ParsedFile, keys: string[], part: KeyPart): Source {
    let node: unknown = file.value;
    let source = this.inFile(file, node) ?? sourceAt(file, 0);
    for (const [index, key] of keys.entries()) {
      if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) break;
      const isLast = index === keys.length - 1;
      source = this.at({ file, node }, key, isLast ? part : 'value') ?? source;
      node = (node as Record<string, unknown>)[key];
    }
    return source;
  }

  ofNode(file: ParsedFile, node: object, key: string, part: KeyPart): Source {
    return this.at({ file, node }, key, part) ?? sourceAt(file, 0);
  }

  private inFile(file: ParsedFile, node: unknown): Source | undefined {
    return typeof node === 'object' && node !== null ? this.at({ file, node }) : undefined;
  }

  private at({ file, node }: Original, key?: string | number, part: KeyPart = 'key'): Source | undefined {
    const start = file.records.get(node);
    if (start === undefined) return undefined;
    let at = start;
    if (key !== undefined) {
      const place = Array.isArray(node) ? placeInArray(node, key) : this.placeOf(node, String(key));
      if (place === undefined) return undefined;
      at += Array.isArray(node) ? 1 + place : 1 + 2 * place + (part === 'value' ? 1 : 0);
    }
    return sourceAt(file, file.offsets[at] ?? 0);
  }

  private placeOf(node: object, key: string): number | undefined {
    if (!Object.hasOwn(node, key)) return undefined;
    let places = this.places.get(node);
    if (!places) {
      const keys = Object.keys(node);
      if (keys.length <= 16) return keys.indexOf(key);
      places = new Map(keys.map((name, index) => [name, index]));
      this.places.set(node, places);
    }
    return places.get(key);
  }

  private targetOf({ file, node }: Original): Original | undefined {
    if (!isReference(node)) return undefined;
    const target = followRef(this.files, file, node.$ref);
    if (target.kind !== 'found' || typeof target.value !== 'object' || target.value === null) return undefined;
    return { file: target.file, node: target.value };
  }
}

function placeInArray(node: unknown[], key: string | number): number | undefined {
  const index = Number(key);
  return Number.isInteger(index) && index >= 0 && index < node.length ? index : undefined;
}
