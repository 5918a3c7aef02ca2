import { didYouMean } from '../../../shared/suggest';
import type { Expression, ExpressionMistake, MessageKind } from './types';

const ROOTS = [
  ...['$url', '$method', '$statusCode', '$self', '$request', '$response', '$message', '$inputs', '$outputs', '$steps'],
  ...['$workflows', '$sourceDescriptions', '$components'],
];
const WHOLE = { $url: 'url', $method: 'method', $statusCode: 'statusCode', $self: 'self' } as const;
const PLACES = ['header', 'query', 'path', 'body', 'payload'];
/** Of the specification, and indexes such as `[0]`, which conditions have, too. */
const NAME = /^[\w.-]+(?:\[\d+\][\w.-]*)*$/;
const STRICT_NAME = /^[\w-]+$/;
const TOKEN = /^[!#$%&'*+\-.^`|~\w]+$/;
const POINTER = /^(?:\/(?:[^~{}/]|~[01])*)*$/;

class Mistake extends Error {
  constructor(readonly mistake: ExpressionMistake) {
    super(mistake.message);
  }
}

/** Parses a runtime expression: "Runtime Expressions" of Arazzo 1.1. */
export function parseExpression(text: string): Expression | ExpressionMistake {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof Mistake) return error.mistake;
    throw error;
  }
}

export function isMistake<Value extends object>(parsed: Value | ExpressionMistake): parsed is ExpressionMistake {
  return 'message' in parsed && 'at' in parsed;
}

function parse(text: string): Expression {
  const [, root = '', rest = ''] = /^(\$?[A-Za-z]*)([^]*)$/.exec(text) ?? [];
  if (!ROOTS.includes(root)) {
    throw refuse(
      0,
      `\`${text}\` is not a runtime expression.`,
      didYouMean(root, ROOTS) ?? 'It begins with `$inputs.`, `$steps.`, `$response.` or the like.',
    );
  }
  if (Object.hasOwn(WHOLE, root)) {
    if (rest !== '') throw refuse(root.length, `Nothing follows \`${root}\`.`, `Write \`${root}\`.`);
    return { kind: WHOLE[root as keyof typeof WHOLE] };
  }
  if (!rest.startsWith('.') || rest.length < 2) {
    throw refuse(root.length, `\`${root}\` needs a name.`, `Write \`${root}.${exampleOf(root)}\`.`);
  }
  const from = root.length + 1;
  const named = rest.slice(1);
  if (root === '$request' || root === '$response' || root === '$message') {
    return parseMessage(root.slice(1) as MessageKind, named, from);
  }
  if (root === '$inputs' || root === '$outputs') {
    return { kind: root === '$inputs' ? 'inputs' : 'outputs', ...parseName(named, from) };
  }
  const [first = '', ...others] = named.split('.');
  const second = others[0] ?? '';
  const last = others.slice(1).join('.');
  if (root === '$components') {
    if (others.length === 0)
      throw refuse(
        from,
        `\`${text}\` needs the kind and the name of a component.`,
        'Write `$components.parameters.<name>`.',
      );
    return { kind: 'components', type: first, name: others.join('.') };
  }
  if (!STRICT_NAME.test(first))
    throw refuse(from, `\`${first}\` is not an id: it has letters, digits, \`-\` and \`_\`.`);
  if (root === '$sourceDescriptions') {
    if (others.length === 0)
      throw refuse(
        from,
        `\`${text}\` needs what it means of \`${first}\`.`,
        `Write \`${text}.url\`, or the id of an operation or a workflow.`,
      );
    return { kind: 'sourceDescriptions', from: first, reference: others.join('.') };
  }
  const fields = root === '$steps' ? ['outputs'] : ['inputs', 'outputs'];
  if (!fields.includes(second)) {
    const written = fields.map((field) => `\`${root}.${first}.${field}.<name>\``).join(' or ');
    throw refuse(
      from + first.length + 1,
      second === ''
        ? `\`${text}\` needs the name of an output.`
        : `\`${second}\` is nothing that \`${root}.${first}\` has.`,
      `Write ${written}.`,
    );
  }
  const value = parseName(last, from + first.length + second.length + 2);
  if (root === '$steps') return { kind: 'steps', step: first, ...value };
  return { kind: 'workflows', workflow: first, field: second === 'inputs' ? 'inputs' : 'outputs', ...value };
}

function parseMessage(of: MessageKind, named: string, from: number): Expression {
  const [, place = '', after = ''] = /^([A-Za-z]*)([^]*)$/.exec(named) ?? [];
  if (!PLACES.includes(place)) {
    throw refuse(
      from,
      `\`$${of}.${place}\` is nothing that a message has.`,
      didYouMean(place, PLACES) ??
        `It has ${PLACES.slice(0, 4)
          .map((one) => `\`${one}\``)
          .join(', ')}.`,
    );
  }
  const at = from + place.length;
  if (place === 'body' || place === 'payload') {
    if (after === '') return { kind: 'body', of, name: '' };
    if (after.startsWith('#')) return { kind: 'body', of, name: '', pointer: parsePointer(after.slice(1), at + 1) };
    const { name, pointer } = parseName(after.replace(/^\./, ''), at + 1);
    return { kind: 'body', of, name, ...(pointer !== undefined && { pointer }) };
  }
  const name = after.slice(1);
  const isName = place === 'header' ? TOKEN.test(name) : name !== '' && !/[{}]/.test(name);
  if (!after.startsWith('.') || !isName)
    throw refuse(at, `\`$${of}.${place}\` needs a name.`, `Write \`$${of}.${place}.<name>\`.`);
  return { kind: place as 'header' | 'query' | 'path', of, name };
}

function parseName(text: string, from: number): { name: string; pointer?: string } {
  const hash = text.indexOf('#');
  const name = hash < 0 ? text : text.slice(0, hash);
  if (!NAME.test(name)) {
    throw refuse(
      from,
      name === ''
        ? 'A name is missing here.'
        : `\`${name}\` is not a name: it has letters, digits, \`.\`, \`-\` and \`_\`.`,
    );
  }
  return hash < 0 ? { name } : { name, pointer: parsePointer(text.slice(hash + 1), from + hash + 1) };
}

function parsePointer(text: string, at: number): string {
  if (POINTER.test(text)) return text;
  throw refuse(
    at,
    `\`${text}\` is not a JSON pointer.`,
    text.startsWith('/') ? 'Write `~` as `~0`.' : `Write \`#/${text}\`.`,
  );
}

function exampleOf(root: string): string {
  if (root === '$steps') return '<stepId>.outputs.<name>';
  if (root === '$workflows') return '<workflowId>.outputs.<name>';
  if (root === '$components') return 'parameters.<name>';
  return /^\$(request|response|message)$/.test(root) ? 'body' : '<name>';
}

function refuse(at: number, message: string, hint?: string): Mistake {
  return new Mistake({ at, message, ...(hint !== undefined && { hint }) });
}
