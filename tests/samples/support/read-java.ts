import { type Arrived, splitTarget } from './arrived';
import { environment, fileContent } from './expect-arrived';
import { argumentsOf, field, type SyntaxNode, unescape } from './syntax';

/** Includes text blocks (JLS 3.10.6: strip indentation, then unescape). */
function readLiteral(code: string): string {
  // Unicode escapes are read first, so these would break the line.
  if (/(?<!\\)(\\\\)*\\u000[aAdD]/.test(code)) throw new Error(`a line break in a literal: ${code}`);
  if (!code.startsWith('"""')) return unescape(code.slice(1, -1));
  const lines = code.slice(code.indexOf('\n') + 1, -3).split('\n');
  const margins = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const margin = Math.min(...margins);
  return unescape(lines.map((line) => line.slice(margin).trimEnd()).join('\n'));
}

class Expressions {
  readonly #variables = new Map<string, SyntaxNode>();

  constructor(root: SyntaxNode) {
    for (const declaration of root.descendantsOfType('variable_declarator')) {
      this.#variables.set(field(declaration, 'name').text, field(declaration, 'value'));
    }
  }

  variable(name: string): SyntaxNode {
    const value = this.#variables.get(name);
    if (!value) throw new Error(`no variable ${name}`);
    return value;
  }

  text(node: SyntaxNode | undefined): string {
    if (!node) throw new Error('an argument is missing');
    if (node.type === 'string_literal') return readLiteral(node.text);
    if (node.type === 'binary_expression') return this.text(field(node, 'left')) + this.text(field(node, 'right'));
    if (node.type === 'identifier') return this.text(this.variable(node.text));
    if (node.type !== 'method_invocation') throw new Error(`cannot read ${node.type}: ${node.text}`);
    const [first, ...rest] = argumentsOf(node);
    if (field(node, 'name').text === 'replace') {
      return this.text(node.childForFieldName('object') ?? undefined).replaceAll(this.text(first), this.text(rest[0]));
    }
    const name = `${node.childForFieldName('object')?.text}.${field(node, 'name').text}`;
    if (name === 'System.getenv') return environment[this.text(first)] ?? '';
    if (name === 'URLEncoder.encode') return new URLSearchParams({ x: this.text(first) }).toString().slice(2);
    if (name === 'String.join') return rest.map((node) => this.text(node)).join(this.text(first));
    if (name === 'Path.of' || name === 'URI.create') return this.text(first);
    if (name === 'Base64.getEncoder().encodeToString' && first?.text.endsWith('.getBytes(UTF_8)')) {
      return Buffer.from(this.text(field(first, 'object'))).toString('base64');
    }
    throw new Error(`cannot read ${name}`);
  }

  bytes(node: SyntaxNode | undefined): Buffer {
    if (!node) throw new Error('a publisher is missing');
    if (node.type === 'identifier') return this.bytes(this.variable(node.text));
    const name = field(node, 'name').text;
    const values = argumentsOf(node);
    if (name === 'noBody') return Buffer.alloc(0);
    if (name === 'ofString') return Buffer.from(this.text(values[0]));
    if (name === 'ofFile') return Buffer.from(fileContent(this.text(values[0])));
    if (name === 'concat') return Buffer.concat(values.map((value) => this.bytes(value)));
    throw new Error(`unknown publisher ${name}`);
  }
}

function chainOf(node: SyntaxNode): SyntaxNode[] {
  const object = node.childForFieldName('object');
  return object?.type === 'method_invocation' ? [...chainOf(object), node] : [node];
}

export function readJava(root: SyntaxNode): Arrived {
  const expressions = new Expressions(root);
  const arrived: Arrived = { method: 'GET', path: '', query: '', headers: new Map(), body: Buffer.alloc(0) };
  for (const call of chainOf(expressions.variable('request'))) {
    const name = field(call, 'name').text;
    const [first, second] = argumentsOf(call);
    if (name === 'newBuilder') continue;
    if (name === 'uri') {
      Object.assign(arrived, splitTarget(expressions.text(first).replace(/^[a-z]+:\/\/[^/]*/, '')));
    } else if (name === 'header') arrived.headers.set(expressions.text(first).toLowerCase(), expressions.text(second));
    else if (name === 'DELETE') arrived.method = name;
    else if (name === 'method') {
      arrived.method = expressions.text(first);
      arrived.body = expressions.bytes(second);
    } else if (name === 'POST' || name === 'PUT') {
      arrived.method = name;
      arrived.body = expressions.bytes(first);
    } else if (name !== 'build') throw new Error(`unknown call ${name}`);
  }
  return arrived;
}

/** Imported classes, and used ones outside of `java.lang` and the sample. */
export function javaNames(root: SyntaxNode): { imported: string[]; used: string[] } {
  const imports = root.descendantsOfType('import_declaration');
  const imported = imports.map((node) => /([\w]+);$/.exec(node.text)?.[1] ?? '');
  const own = root.descendantsOfType('class_declaration').map((node) => field(node, 'name').text);
  const builtIn = ['String', 'System', 'Thread', 'Exception', 'Void', ...own];
  const inImport = (node: SyntaxNode): boolean =>
    node.type === 'import_declaration' || (node.parent !== null && inImport(node.parent));
  const names = root
    .descendantsOfType(['identifier', 'type_identifier'])
    .filter((node) => /^[A-Z]/.test(node.text) && !inImport(node) && !isMember(node))
    .map((node) => node.text);
  return { imported: imported.sort(), used: [...new Set(names)].filter((name) => !builtIn.includes(name)).sort() };
}

function isMember(node: SyntaxNode): boolean {
  return node.parent?.type === 'method_invocation' && node.parent.childForFieldName('name')?.text === node.text;
}
