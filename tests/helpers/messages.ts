import { importsOf, isNode, listSources, parse, place, type SyntaxNode, walk } from './sources';

/** From `translate({ id, message })` or `<Translate id>message</Translate>`. */
export interface Message {
  id: string;
  message: string;
  place: string;
}

export const COMPONENTS = [...listSources('plugins'), ...listSources('src')].filter((file) => file.endsWith('.tsx'));

export function messagesOf(file: string): Message[] {
  const messages: Message[] = [];
  if (!importsOf(file).some(({ from }) => from === '@docusaurus/Translate')) return messages;
  walk(parse(file), (node) => {
    const found = fromCall(node) ?? fromElement(node);
    if (found) messages.push({ ...found, place: place(file, node) });
  });
  return messages;
}

function fromCall(node: SyntaxNode): { id: string; message: string } | undefined {
  const { callee, arguments: [first] = [] } = node as { callee?: SyntaxNode; arguments?: SyntaxNode[] };
  if (node.type !== 'CallExpression' || callee?.name !== 'translate' || !first) return undefined;
  const fields = new Map<string, string>();
  for (const { key, value } of (first.properties ?? []) as Array<{ key?: SyntaxNode; value?: SyntaxNode }>) {
    if (typeof key?.name === 'string' && typeof value?.value === 'string') fields.set(key.name, value.value);
  }
  return { id: fields.get('id') ?? '', message: fields.get('message') ?? '' };
}

function fromElement(node: SyntaxNode): { id: string; message: string } | undefined {
  if (elementName(node) !== 'Translate') return undefined;
  const message = (node.children as SyntaxNode[]).map(textOf).join('').trim();
  return { id: attributeText(node, 'id') ?? '', message };
}

function textOf(node: SyntaxNode): string {
  if (node.type === 'JSXText') return String(node.value);
  const { expression } = node;
  return isNode(expression) && typeof expression.value === 'string' ? expression.value : '';
}

/** Returns untranslated JSX text: children, labels, titles, placeholders. */
export function untranslatedTexts(file: string): string[] {
  const found: string[] = [];
  walk(parse(file), (node) => {
    if (elementName(node) === 'Translate') return false;
    const texts = ['aria-label', 'alt', 'title', 'placeholder', 'label'].map((name) => attributeText(node, name));
    if (node.type === 'JSXText') texts.push(String(node.value));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') texts.push(...shownLiterals(node.children));
    // Names of formats, in capitals, need no translation.
    const words = texts.filter((text) => text !== undefined && /\p{L}/u.test(text) && !/^\s*[A-Z]+\s*$/.test(text));
    found.push(...words.map((text) => `${place(file, node)} ${text?.trim()}`));
    return true;
  });
  return found;
}

/** Text in braces between tags, including conditional text. */
function shownLiterals(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(shownLiterals);
  if (!isNode(part)) return [];
  switch (part.type) {
    case 'JSXExpressionContainer':
      return shownLiterals(part.expression);
    case 'ConditionalExpression':
      return shownLiterals([part.consequent, part.alternate]);
    case 'LogicalExpression':
      return shownLiterals(part.right);
    case 'Literal':
      return typeof part.value === 'string' ? [part.value] : [];
    case 'TemplateLiteral':
      return (part.quasis as Array<{ value: { raw: string } }>).map(({ value }) => value.raw);
    default:
      return [];
  }
}

function elementName(node: SyntaxNode): string | undefined {
  const opening = node.type === 'JSXElement' ? node.openingElement : undefined;
  return isNode(opening) && isNode(opening.name) ? String(opening.name.name) : undefined;
}

function attributeText(node: SyntaxNode, name: string): string | undefined {
  const opening = node.type === 'JSXElement' ? (node.openingElement as SyntaxNode) : undefined;
  for (const attribute of (opening?.attributes ?? []) as SyntaxNode[]) {
    const { name: key, value } = attribute as { name?: SyntaxNode; value?: SyntaxNode | null };
    if (key?.name === name && typeof value?.value === 'string') return value.value;
  }
  return undefined;
}
