import { type Edit, isNode, type Node } from './syntax';

/** What JSDoc says about the types of a node: comments to insert before it. */
export function describeTypes(code: string, node: Node): Edit[] {
  const definition = define(code, node);
  if (definition) return [{ start: node.start, end: node.end, text: definition }];
  if (node.type === 'VariableDeclaration') return node.declare === true ? [] : describeVariable(code, node);
  const isFunction = node.type === 'FunctionDeclaration' || node.type === 'ClassMethod';
  if (isFunction) return comment(code, node, signature(code, node));
  return [];
}

function describeVariable(code: string, node: Node): Edit[] {
  const [declarator] = node.declarations as Node[];
  const type = isNode(declarator) ? annotation(code, declarator.id) : undefined;
  return type ? comment(code, node, [`@type {${type}}`]) : [];
}

/** Adds tags to the comment above a statement, or writes one. */
function comment(code: string, node: Node, tags: string[]): Edit[] {
  if (tags.length === 0) return [];
  const before = /(?:\/\*\* (.*?) \*\/\n)?([ \t]*)(export )?$/.exec(code.slice(0, node.start));
  const [whole = '', text, indent = ''] = before ?? [];
  const isExported = whole.endsWith('export ');
  const start = node.start - whole.length;
  const lines = [...(text ? [text] : []), ...tags];
  const [only = '', ...more] = lines;
  const block =
    more.length === 0 ? `/** ${only} */` : `/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */`;
  const first = text ? '' : indent;
  return [{ start, end: node.start, text: `${first}${block}\n${indent}${isExported ? 'export ' : ''}` }];
}

function signature(code: string, node: Node): string[] {
  const parameters = (node.params as Node[]).flatMap((parameter) => {
    const isDefault = parameter.type === 'AssignmentPattern';
    const target = (isDefault ? parameter.left : parameter) as Node;
    const type = annotation(code, target) ?? (isDefault ? defaultType(parameter.right as Node) : undefined);
    const name = String(target.name);
    return type ? [`@param {${type}} ${isDefault || target.optional === true ? `[${name}]` : name}`] : [];
  });
  const result = annotation(code, node, 'returnType');
  return [...parameters, ...(result ? [`@returns {${result}}`] : [])];
}

/** Only what the client needs: the others are read from their values. */
function defaultType({ type }: Node): string | undefined {
  return type === 'Identifier' || type === 'StringLiteral' ? 'string' : undefined;
}

/** The text of `: Type`, in one line. */
function annotation(code: string, node: unknown, key = 'typeAnnotation'): string | undefined {
  const found = isNode(node) ? node[key] : undefined;
  if (!isNode(found)) return undefined;
  const type = code
    .slice(found.start, found.end)
    .replace(/^:\s*/, '')
    .replace(/\s*\n\s*/g, ' ');
  return type;
}

function define(code: string, statement: Node): string | undefined {
  const node = isNode(statement.declaration) ? statement.declaration : statement;
  const isAlias = node.type === 'TSTypeAliasDeclaration';
  if (!isAlias && node.type !== 'TSInterfaceDeclaration') return undefined;
  const body = (isAlias ? node.typeAnnotation : node.body) as Node;
  const text = code.slice(body.start, body.end);
  const name = (node.id as Node).name as string;
  const above = statement.leadingComments?.at(-1);
  const words =
    above && /^\n?$/.test(code.slice(above.end, statement.start)) ? above.value.replace(/^\*/, '').trim() : '';
  const parameters = isNode(node.typeParameters) ? (node.typeParameters.params as Node[]) : [];
  const templates = parameters.map((parameter) => {
    const id = typeof parameter.name === 'string' ? parameter.name : String((parameter.name as Node).name);
    const bound = isNode(parameter.constraint) ? `{${slice(code, parameter.constraint)}} ` : '';
    const initial = isNode(parameter.default) ? `[${id}=${slice(code, parameter.default)}]` : id;
    return `@template ${bound}${initial}`;
  });
  const definition = `@typedef {${text}} ${[name, words].join(' ').trim()}`;
  if (templates.length === 0) return `/** ${definition} */`;
  return `/**\n${[...templates, definition].map((line) => ` * ${line}\n`).join('')} */`;
}

function slice(code: string, { start, end }: Node): string {
  return code.slice(start, end);
}
