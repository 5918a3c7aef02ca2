import type { Source } from '../../../shared/problem';
import { sourceAt } from '../parse/sourceText';
import { setOwn, TreeBuilder } from '../parse/treeBuilder';
import type { KeyPart, ParsedFile } from '../parse/types';
import { type Container, isContainer } from './container';

/** Where a key and its value are written, or an item of an array: in the counting of a draft. */
interface Place {
  key: number;
  value: number;
}

interface Places {
  start: number;
  /** In an array, by its items' indexes. */
  of: Map<string, Place> | Place[];
}

interface Original {
  file: ParsedFile;
  node: object;
}

/**
 * Copies of files that can be changed, where each value keeps the place where it is written, possibly in another file.
 * Offsets count through the texts of all files, one after the other.
 */
export class Draft {
  private readonly values = new Map<ParsedFile, unknown>();
  private readonly starts = new Map<ParsedFile, number>();
  private readonly originals = new Map<object, Original>();
  private readonly places = new Map<object, Places>();
  private end = 0;

  /** The value of a file, always the same. */
  open(file: ParsedFile): unknown {
    if (!this.values.has(file)) {
      this.starts.set(file, this.end);
      // A text has no more characters than bytes.
      this.end += file.bytes.length + 1;
      this.values.set(file, this.copyFrom(file, file.value));
    }
    return this.values.get(file);
  }

  /** Whether a file was opened. */
  has(file: ParsedFile): boolean {
    return this.values.has(file);
  }

  /** Copies a value of this draft, with its places. */
  copy(value: unknown): unknown {
    if (!isContainer(value)) return value;
    const copy = mapValues(value, (child) => this.copy(child));
    const places = this.places.get(value);
    if (places)
      this.places.set(copy, { ...places, of: Array.isArray(places.of) ? [...places.of] : new Map(places.of) });
    const original = this.originals.get(value);
    if (original) this.originals.set(copy, original);
    return copy;
  }

  /** Sets a key or an item to a value that is written at a key or an item of `source`. */
  set(node: Container, key: string, value: unknown, [source, at]: readonly [Container, string]): void {
    const { of } = this.placesOf(node);
    const place = this.placeOf(source, at);
    if (Array.isArray(of)) of[Number(key)] = place;
    else of.set(key, place);
    setOwn(node, key, value);
  }

  /** A list that no file has, in the place of a value. */
  emptyList(at: Container): unknown[] {
    const list: unknown[] = [];
    this.places.set(list, { start: this.placesOf(at).start, of: [] });
    return list;
  }

  remove(node: Container, key: string): void {
    const { of } = this.placesOf(node);
    if (Array.isArray(of)) of.splice(Number(key), 1);
    else of.delete(key);
    if (Array.isArray(node)) node.splice(Number(key), 1);
    else delete node[key];
  }

  /** The position of a key or its value, of an item, or of the whole node. */
  sourceOf(node: Container, key?: string, part: KeyPart = 'value'): Source {
    return this.sourceAt(key === undefined ? this.placesOf(node).start : this.placeOf(node, key)[part]);
  }

  /** `skipped`: characters after the beginning of the value. */
  sourceWithin(node: Container, key: string, skipped: number): Source {
    return this.sourceAt(this.placeOf(node, key).value + skipped);
  }

  /** A file with the changes. */
  close(file: ParsedFile): ParsedFile {
    const value = this.open(file);
    const tree = new TreeBuilder();
    const start = this.starts.get(file) ?? 0;
    const length = file.bytes.length + 1;
    const local = (offset: number) => (offset >= start && offset < start + length ? offset - start : offset + length);
    const add = (node: unknown): void => {
      if (!isContainer(node)) return;
      Object.values(node).forEach(add);
      const { start: offset, of } = this.placesOf(node);
      if (Array.isArray(node)) {
        const items = Array.isArray(of) ? of.map(({ value: at }) => local(at)) : [];
        tree.addArray(node, local(offset), items);
        return;
      }
      const pairs = [...(of as Map<string, Place>)];
      tree.addObject(
        node,
        local(offset),
        pairs.map(([key, place]) => ({ key, keyOffset: local(place.key), valueOffset: local(place.value) })),
      );
    };
    add(value);
    const others = [...this.starts].flatMap(([{ name, lines }, from]) =>
      from === start ? [] : [{ name, lines, from: from + length }],
    );
    const longNumbers = [...this.starts.keys()].flatMap((one) => one.longNumbers);
    const { records } = tree;
    return { ...file, value, records, offsets: tree.offsets(), longNumbers, others, shared: false };
  }

  private sourceAt(offset: number): Source {
    const [file, start] = [...this.starts].findLast(([, from]) => from <= offset) ?? [];
    if (!file || start === undefined) throw new TypeError('a place in no file');
    return sourceAt(file, offset - start);
  }

  /** An alias of YAML becomes a value of its own: a change of one place leaves the others. */
  private copyFrom(file: ParsedFile, node: unknown): unknown {
    if (!isContainer(node)) return node;
    const copy = mapValues(node, (child) => this.copyFrom(file, child));
    this.originals.set(copy, { file, node });
    return copy;
  }

  private placeOf(node: Container, key: string): Place {
    const { of, start } = this.placesOf(node);
    return (Array.isArray(of) ? of[Number(key)] : of.get(key)) ?? { key: start, value: start };
  }

  private placesOf(node: Container): Places {
    const known = this.places.get(node);
    if (known) return known;
    const original = this.originals.get(node);
    if (!original) throw new TypeError('a value of no file');
    const { file } = original;
    const from = this.starts.get(file) ?? 0;
    const at = file.records.get(original.node) ?? 0;
    const offset = (index: number) => from + (file.offsets[at + index] ?? 0);
    const keys = Object.keys(original.node);
    const of = Array.isArray(node)
      ? keys.map((_, index) => ({ key: offset(1 + index), value: offset(1 + index) }))
      : new Map(keys.map((key, index) => [key, { key: offset(1 + 2 * index), value: offset(2 + 2 * index) }]));
    const places = { start: offset(0), of };
    this.places.set(node, places);
    return places;
  }
}

function mapValues(node: Container, map: (value: unknown) => unknown): Container {
  if (Array.isArray(node)) return node.map(map);
  const copy = {};
  for (const [key, value] of Object.entries(node)) setOwn(copy, key, map(value));
  return copy;
}
