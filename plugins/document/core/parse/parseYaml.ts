import { isAlias, isMap, isScalar, isSeq, type Node, type ParsedNode, parseDocument, type YAMLMap } from 'yaml';
import { isObject } from '../../../shared/core/json';
import { wellFormed } from '../../../shared/core/wellFormed';
import { findYamlErrors } from '../../../shared/yamlSyntax';
import { LongNumber } from './longNumber';
import { duplicateKey, type ParsedText, syntaxError, type TextProblem, unparsed } from './parseJson';
import { MAX_DEPTH, type Pair, setOwn, TreeBuilder } from './treeBuilder';

/** Upper limit of nodes from aliases. A page of anchors expands to hundreds, a bomb to billions. */
const MAX_ALIASED_NODES = 250_000;
/** Warnings repeat each other. */
const MAX_WARNINGS = 3;

class YamlRefused extends Error {
  constructor(readonly problem: TextProblem) {
    super(problem.message);
  }
}

interface Anchor {
  value: unknown;
  /** Nodes of the value with its aliases expanded; `undefined` while the value is being built. */
  size: number | undefined;
  height: number;
}

/** YAML 1.2 core schema with merge keys. An alias yields the same object; the size of the expansion is limited. */
export function parseYaml(text: string): ParsedText {
  const tree = new TreeBuilder();
  const document = parseDocument(text, {
    schema: 'core',
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
  const errors = findYamlErrors(document, text);
  if (errors.length > 0) return unparsed(errors.map((slip) => ({ ...slip, severity: 'error', rule: 'syntax' })));
  const problems: TextProblem[] = document.warnings.slice(0, MAX_WARNINGS).map((warning) => ({
    offset: warning.pos[0],
    severity: 'warning',
    rule: 'yaml-tag',
    message: warning.message,
  }));
  const builder = new YamlBuilder(tree, problems);
  try {
    const value = builder.build(document.contents, 0);
    return { value, tree, shared: builder.shared, problems };
  } catch (error) {
    if (!(error instanceof YamlRefused)) throw error;
    return unparsed([...problems, error.problem]);
  }
}

class YamlBuilder {
  shared = false;
  private readonly anchors = new Map<string, Anchor>();
  private count = 0;
  private aliased = 0;
  private deepest = 0;

  constructor(
    private readonly tree: TreeBuilder,
    private readonly problems: TextProblem[],
  ) {}

  build(node: ParsedNode | Node | null | undefined, depth: number): unknown {
    if (!node) return null;
    const offset = offsetOf(node);
    this.reach(depth, offset);
    if (isAlias(node)) return this.follow(node.source, depth, offset);
    this.count += 1;
    if (node.anchor === undefined) return this.buildValue(node, depth);
    const { count, deepest } = this;
    const anchor: Anchor = { value: undefined, size: undefined, height: 0 };
    this.anchors.set(node.anchor, anchor);
    this.deepest = depth;
    anchor.value = this.buildValue(node, depth);
    anchor.size = this.count - count + 1;
    anchor.height = this.deepest - depth;
    this.deepest = Math.max(deepest, this.deepest);
    return anchor.value;
  }

  private reach(depth: number, offset: number): void {
    this.deepest = Math.max(this.deepest, depth);
    if (depth <= MAX_DEPTH) return;
    throw new YamlRefused(syntaxError(offset, `This is nested more than ${MAX_DEPTH} levels deep.`));
  }

  private buildValue(node: Node, depth: number): unknown {
    if (isMap(node)) return this.buildMap(node, depth);
    if (isSeq(node)) {
      const list: unknown[] = [];
      const itemOffsets: number[] = [];
      for (const item of node.items as Array<Node | null>) {
        list.push(this.build(item, depth + 1));
        itemOffsets.push(item ? offsetOf(item) : offsetOf(node));
      }
      this.tree.addArray(list, offsetOf(node), itemOffsets);
      return list;
    }
    return isScalar(node) ? this.readScalar(node.value, node.source, offsetOf(node)) : null;
  }

  private buildMap(node: YAMLMap, depth: number): object {
    const object = {};
    const pairs: Pair[] = [];
    const merges: Array<{ value: unknown; offset: number }> = [];
    for (const item of node.items as Array<{ key: Node | null; value: Node | null }>) {
      const keyOffset = item.key ? offsetOf(item.key) : offsetOf(node);
      const valueOffset = item.value ? offsetOf(item.value) : keyOffset;
      if (isScalar(item.key) && item.key.type === 'PLAIN' && item.key.source === '<<') {
        merges.push({ value: this.build(item.value, depth + 1), offset: valueOffset });
        continue;
      }
      const key = wellFormed(this.readKey(item.key, keyOffset));
      if (Object.hasOwn(object, key)) this.problems.push(duplicateKey(key, keyOffset));
      setOwn(object, key, this.build(item.value, depth + 1));
      pairs.push({ key, keyOffset, valueOffset });
    }
    for (const merge of merges) this.merge(object, pairs, merge.value, merge.offset);
    this.tree.addObject(object, offsetOf(node), pairs);
    return object;
  }

  private merge(object: object, pairs: Pair[], value: unknown, offset: number): void {
    for (const source of Array.isArray(value) ? value : [value]) {
      if (!isObject(source) || source instanceof LongNumber) {
        const message = '`<<` takes an object, or a list of objects, to merge into this one.';
        throw new YamlRefused(syntaxError(offset, message));
      }
      const from = Object.entries(source);
      this.countAliased(from.length, offset);
      this.shared = true;
      from.forEach(([key, child], index) => {
        if (Object.hasOwn(object, key)) return;
        setOwn(object, key, child);
        const found = this.tree.offsetsAt(source, index);
        pairs.push({ key, keyOffset: found?.keyOffset ?? offset, valueOffset: found?.valueOffset ?? offset });
      });
    }
  }

  private follow(name: string, depth: number, offset: number): unknown {
    const anchor = this.anchors.get(name);
    if (!anchor) {
      throw refuseAlias(offset, `Undefined alias \`*${name}\`: no anchor \`&${name}\` precedes it.`);
    }
    if (anchor.size === undefined) {
      throw refuseAlias(offset, `Alias \`*${name}\` refers to its own anchor.`);
    }
    this.reach(depth + anchor.height, offset);
    this.countAliased(anchor.size, offset);
    this.count += anchor.size;
    if (typeof anchor.value === 'object' && anchor.value !== null) this.shared = true;
    return anchor.value;
  }

  private countAliased(nodes: number, offset: number): void {
    this.aliased += nodes;
    if (this.aliased <= MAX_ALIASED_NODES) return;
    const hint = 'Use `$ref` to a component instead of aliases of aliases.';
    throw refuseAlias(offset, `Aliases expand to more than ${MAX_ALIASED_NODES} nodes.`, hint);
  }

  private readKey(key: Node | null, offset: number): string {
    const node = isAlias(key) ? this.follow(key.source, 0, offset) : key;
    if (node === null) return '';
    if (typeof node === 'string' || typeof node === 'number' || typeof node === 'boolean') return String(node);
    if (!isScalar(node)) throw new YamlRefused(syntaxError(offset, 'A key must be a string, not an object or a list.'));
    if (node.anchor) this.anchors.set(node.anchor, { value: node.value, size: 1, height: 0 });
    // `200:` and `1.0:` are keys as written.
    return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  }

  private readScalar(value: unknown, source: string | undefined, offset: number): unknown {
    if (typeof value === 'number') {
      const written = source ?? String(value);
      const number = this.tree.addNumber(value, written);
      if (number === undefined) this.problems.push(notANumber(written, offset));
      return number ?? written;
    }
    if (typeof value === 'string') return wellFormed(value);
    const plain = value === null || typeof value === 'boolean';
    return plain ? value : value === undefined ? null : (source ?? String(value));
  }
}

function offsetOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

function refuseAlias(offset: number, message: string, hint?: string): YamlRefused {
  return new YamlRefused({ offset, severity: 'error', rule: 'yaml-alias', message, hint });
}

function notANumber(written: string, offset: number): TextProblem {
  return {
    offset,
    severity: 'warning',
    rule: 'number-out-of-range',
    message: `JSON has no \`${written}\`: it is read as text.`,
  };
}
