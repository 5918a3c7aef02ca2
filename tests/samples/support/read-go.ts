import { type Arrived, splitTarget } from './arrived';
import { environment, fileContent } from './expect-arrived';
import { argumentsOf, field, type SyntaxNode, unescape } from './syntax';

type Value = string | Buffer | Pairs | Form | Part;

/** `url.Values`. Its `Encode` sorts by name; this keeps the order. */
class Pairs {
  pairs: Array<[string, string]> = [];
  encode(): string {
    return new URLSearchParams(this.pairs).toString();
  }
}

const BOUNDARY = 'go-boundary';

/** `multipart.Writer`. */
class Form {
  readonly chunks: Buffer[] = [];
  start(headers: string[]): Part {
    this.chunks.push(Buffer.from(`--${BOUNDARY}\r\n${headers.join('\r\n')}\r\n\r\n`));
    return new Part(this);
  }
}

class Part {
  constructor(readonly form: Form) {}
  write(content: Buffer): void {
    this.form.chunks.push(content, Buffer.from('\r\n'));
  }
}

class Program {
  readonly #variables = new Map<string, Value>();
  readonly arrived: Arrived = { method: '', path: '', query: '', headers: new Map(), body: Buffer.alloc(0) };

  run(statement: SyntaxNode): void {
    if (statement.type === 'short_var_declaration') {
      const name = field(statement, 'left').namedChildren[0]?.text ?? '';
      const [value] = field(statement, 'right').namedChildren;
      // The compiler requires a new name.
      const names = field(statement, 'left').namedChildren.map((node) => node.text);
      if (names.every((known) => this.#variables.has(known))) throw new Error(`nothing new in ${statement.text}`);
      for (const known of names) this.#variables.set(known, '');
      if (value) this.#variables.set(name, this.value(value));
    } else if (statement.type === 'expression_statement') {
      for (const call of statement.namedChildren) this.value(call);
    }
  }

  define(constant: SyntaxNode): void {
    const [value] = field(constant, 'value').namedChildren;
    if (value) this.#variables.set(field(constant, 'name').text, this.value(value));
  }

  text(node: SyntaxNode | undefined): string {
    const value = node && this.value(node);
    if (typeof value !== 'string') throw new Error(`not a text: ${node?.text}`);
    return value;
  }

  value(node: SyntaxNode): Value {
    switch (node.type) {
      case 'interpreted_string_literal':
        return unescape(node.text.slice(1, -1));
      case 'raw_string_literal':
        // Go drops carriage returns and rejects byte order marks.
        if (/[\r\uFEFF]/.test(node.text)) throw new Error(`cannot be in a raw string: ${node.text}`);
        return node.text.slice(1, -1);
      case 'nil':
        return Buffer.alloc(0);
      case 'binary_expression':
        return this.text(field(node, 'left')) + this.text(field(node, 'right'));
      case 'identifier':
        return this.#variables.get(node.text) ?? '';
      case 'unary_expression':
        return Buffer.alloc(0);
      case 'composite_literal':
        if (node.text === 'url.Values{}') return new Pairs();
        break;
      case 'type_conversion_expression':
        return Buffer.from(this.text(field(node, 'operand')));
      case 'call_expression':
        return this.call(node, field(node, 'function').text);
    }
    throw new Error(`cannot read ${node.type}: ${node.text}`);
  }

  call(node: SyntaxNode, name: string): Value {
    const values = argumentsOf(node);
    const [first, second, third] = values;
    const variable = this.#variables.get(name.slice(0, name.indexOf('.')));
    const method = name.slice(name.indexOf('.') + 1);
    if (variable instanceof Pairs) return this.callPairs(variable, method, values);
    if (variable instanceof Form) return this.callForm(variable, method, values);
    if (variable instanceof Part) {
      variable.write(first ? (this.value(first) as Buffer) : Buffer.alloc(0));
      return '';
    }
    switch (name) {
      case 'os.Getenv':
        return environment[this.text(first)] ?? '';
      case 'os.Open':
      case 'os.ReadFile':
        return Buffer.from(fileContent(this.text(first)));
      case 'strings.NewReader':
        return Buffer.from(this.text(first));
      case 'multipart.NewWriter':
        return new Form();
      case 'http.Get':
        return this.send('GET', this.text(first), Buffer.alloc(0));
      case 'http.Post':
        this.arrived.headers.set('content-type', this.text(second));
        return this.send('POST', this.text(first), third && this.body(third));
      case 'http.NewRequest':
        return this.send(this.text(first), this.text(second), third && this.body(third));
      case 'request.Header.Set':
        this.arrived.headers.set(this.text(first).toLowerCase(), this.text(second));
        return '';
      case 'request.SetBasicAuth': {
        const login = Buffer.from(`${this.text(first)}:${this.text(second)}`);
        this.arrived.headers.set('authorization', `Basic ${login.toString('base64')}`);
        return '';
      }
      case 'http.DefaultClient.Do':
      case 'io.ReadAll':
      case 'json.NewDecoder':
      case 'response.Header.Get':
        return '';
    }
    throw new Error(`unknown call ${name}`);
  }

  /** A form's content is in its writer. */
  body(node: SyntaxNode): Buffer {
    const form = this.#variables.get('form');
    if (form instanceof Form) return Buffer.concat([...form.chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
    return this.value(node) as Buffer;
  }

  send(method: string, url: string, body: Buffer | undefined): string {
    Object.assign(this.arrived, splitTarget(url.replace(/^[a-z]+:\/\/[^/]*/, '')), { method, body });
    return '';
  }

  callPairs(target: Pairs, method: string, values: SyntaxNode[]): string {
    if (method === 'Encode') return target.encode();
    const name = this.text(values[0]);
    if (method === 'Set') target.pairs = target.pairs.filter(([known]) => known !== name);
    target.pairs.push([name, this.text(values[1])]);
    return '';
  }

  callForm(form: Form, method: string, values: SyntaxNode[]): Value {
    if (method === 'FormDataContentType') return `multipart/form-data; boundary=${BOUNDARY}`;
    if (method === 'Close') return '';
    if (method === 'CreatePart') {
      const pairs = values[0]?.descendantsOfType('keyed_element') ?? [];
      return form.start(
        pairs.map((pair) => pair.namedChildren.map((node) => this.text(expressionIn(node))).join(': ')),
      );
    }
    const name = this.text(values[0]);
    if (/["\\\r\n]/.test(name)) throw new Error(`mime/multipart would escape ${name}`);
    if (method === 'WriteField') {
      form.start([`Content-Disposition: form-data; name="${name}"`]).write(Buffer.from(this.text(values[1])));
      return '';
    }
    if (method !== 'CreateFormFile') throw new Error(`unknown call ${method}`);
    const disposition = `form-data; name="${name}"; filename="${this.text(values[1])}"`;
    return form.start([`Content-Disposition: ${disposition}`, 'Content-Type: application/octet-stream']);
  }
}

/** Literals of maps and lists wrap expressions. */
function expressionIn(node: SyntaxNode): SyntaxNode {
  const [only] = node.namedChildren;
  return only && /^literal_(element|value)$/.test(node.type) ? expressionIn(only) : node;
}

export function readGo(root: SyntaxNode): Arrived {
  const program = new Program();
  for (const constant of root.descendantsOfType('const_spec')) program.define(constant);
  const functions = root.descendantsOfType('function_declaration');
  const body = functions.map((node) => field(node, 'body')).at(-1);
  for (const statement of body?.namedChildren.flatMap((node) => node.namedChildren) ?? []) program.run(statement);
  return program.arrived;
}

/** The compiler requires both to be equal. */
export function goPackages(root: SyntaxNode): { imported: string[]; used: string[] } {
  const paths = root.descendantsOfType('import_spec').map((node) => JSON.parse(field(node, 'path').text) as string);
  const imported = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
  const local = new Set(
    root.descendantsOfType(['short_var_declaration', 'var_spec']).flatMap((node) => {
      const left = node.childForFieldName('left')?.namedChildren ?? [field(node, 'name')];
      return left.map((name) => name.text);
    }),
  );
  const selected = root.descendantsOfType('selector_expression').map((node) => field(node, 'operand'));
  const qualified = root.descendantsOfType('qualified_type').map((node) => field(node, 'package'));
  const used = [...selected.filter((node) => node.type === 'identifier'), ...qualified].map((node) => node.text);
  return { imported: imported.sort(), used: [...new Set(used)].filter((name) => !local.has(name)).sort() };
}
