import { typeOf, withArticle } from '../../../document/core/overlays/readOverlay';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { didYouMean } from '../../../shared/suggest';
import type { FlowVersion } from '../types';
import type { Desk, Node } from './place';
import { EXPRESSION_VERSIONS, type Kind, SHAPES, type Shape, type ShapeName } from './shapes';

export const SHAPE_RULE = 'flow-shape';

/** Reports fields that are missing, unknown or of another type. */
export function checkShapes(desk: Desk, root: JsonObject, version: FlowVersion): void {
  const report = (node: Node, key: string | number | undefined, message: string, hint?: string, part?: 'key') =>
    desk.report(desk.at(node, key, part), SHAPE_RULE, message, hint);

  function check(node: JsonObject, name: ShapeName): void {
    const { title, fields, required, new: added = [] }: Shape = SHAPES[name];
    for (const key of required) if (!Object.hasOwn(node, key)) report(node, undefined, `${title} needs \`${key}\`.`);
    for (const [key, value] of Object.entries(node)) {
      const kind = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (kind === undefined) {
        if (key.startsWith('x-')) continue;
        report(node, key, `${title} has no field \`${key}\`.`, didYouMean(key, Object.keys(fields)), 'key');
      } else if (version === '1.0' && added.includes(key)) {
        report(node, key, `\`${key}\` is new in Arazzo 1.1.`, 'Write `arazzo: 1.1.0`.', 'key');
      } else {
        checkKind(node, key, value, kind, added);
      }
    }
  }

  function checkKind(
    node: Node,
    key: string | number,
    value: unknown,
    kind: Kind,
    added: readonly string[] = [],
  ): void {
    const name = typeof key === 'number' ? 'This' : `\`${key}\``;
    const expect = (type: string) => {
      if (typeOf(value) === type) return true;
      const hint =
        type === 'string' && /number|boolean/.test(typeOf(value)) ? `Write \`"${String(value)}"\`.` : undefined;
      report(node, key, `${name} must be ${withArticle(type)}, not ${withArticle(typeOf(value))}.`, hint);
      return false;
    };
    if (kind === 'any') return;
    if (kind === 'string' || kind === 'boolean') return void expect(kind);
    if (kind === 'number' || kind === 'integer') {
      if (!expect('number')) return;
      if (Number(value) >= 0 && (kind === 'number' || Number.isInteger(value))) return;
      return report(
        node,
        key,
        `${name} must be ${kind === 'number' ? 'a' : 'a whole'} number from 0, not ${String(value)}.`,
      );
    }
    if (kind === 'schema') {
      if (typeof value !== 'boolean') expect('object');
      return;
    }
    if (kind === 'strings') {
      if (expect('array'))
        for (const index of list(value).keys()) checkKind(value as Node, index, list(value)[index], 'string');
      return;
    }
    if (kind === 'criterion-type' || kind === 'selector-type') return checkType(node, key, value, kind);
    if (kind === 'outputs') return checkOutputs(value, expect('object'));
    if (!('length' in kind)) return checkChildren(value, kind, expect('list' in kind ? 'array' : 'object'));
    if (!expect('string')) return;
    const words = kind.filter((word) => version === '1.1' || !added.includes(word));
    if (words.includes(String(value))) return;
    const known = words.filter((word) => word === word.toLowerCase()).map((word) => `\`${word}\``);
    report(node, key, `${name} is ${known.join(', ')}, not \`${String(value)}\`.`, didYouMean(String(value), words));
  }

  function checkType(node: Node, key: string | number, value: unknown, kind: 'criterion-type' | 'selector-type'): void {
    const words =
      kind === 'criterion-type' ? ['simple', 'regex', 'jsonpath', 'xpath'] : Object.keys(EXPRESSION_VERSIONS);
    if (typeof value === 'string') return checkKind(node, key, value, words);
    if (!isObject(value)) return checkKind(node, key, value, 'string');
    const type = String(value.type);
    const versions = Object.hasOwn(EXPRESSION_VERSIONS, type) ? EXPRESSION_VERSIONS[type] : undefined;
    if (value.type === undefined) return report(node, key, 'The type of an expression needs `type`.');
    if (!versions) return checkKind(value, 'type', value.type, Object.keys(EXPRESSION_VERSIONS));
    if (value.version === undefined)
      return report(
        value,
        undefined,
        'The type of an expression needs `version`.',
        `Write \`version: ${versions[0]}\`.`,
      );
    checkKind(value, 'version', value.version, versions);
  }

  function checkOutputs(value: unknown, isMap: boolean): void {
    if (!isMap || !isObject(value)) return;
    for (const [name, output] of Object.entries(value)) {
      if (!/^[\w.-]+$/.test(name)) {
        report(
          value,
          name,
          `\`${name}\` is not a name of an output.`,
          'It has letters, digits, `.`, `-` and `_`.',
          'key',
        );
      }
      if (isObject(output) && version === '1.1') check(output, 'selector');
      else checkKind(value, name, output, 'string');
    }
  }

  function checkChildren(value: unknown, kind: Exclude<Kind, string | readonly string[]>, isRight: boolean): void {
    if (!isRight) return;
    if ('shape' in kind) return check(value as JsonObject, kind.shape);
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value as JsonObject);
    for (const key of keys) {
      const child = (value as Record<string | number, unknown>)[key];
      const inner = 'list' in kind ? kind.list : kind.map;
      if (inner === 'schema') checkKind(value as Node, key, child, 'schema');
      else if (!isObject(child))
        report(value as Node, key, `${SHAPES[inner].title} is an object, not ${withArticle(typeOf(child))}.`);
      else if ('reusable' in kind && Object.hasOwn(child, 'reference')) check(child, 'reusable');
      else check(child, inner);
    }
  }

  check(root, 'document');
}
