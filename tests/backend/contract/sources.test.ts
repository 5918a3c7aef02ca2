import { describe, expect, it } from 'vitest';
import { isNode, listSources, parse, readSource, type SyntaxNode } from '../../helpers/sources';
import { isSaid, readElements, sourcesAbove } from './support/sources';

/** What answers calls. Seeds, controls and the panel belong to the sandbox alone. */
const ANSWERING = /^src\/backend\/(?:account|data|region|social|state)\//;
/** Know nothing of calls: how values are kept, hashed, measured and matched. */
const MECHANICS = /\/(?:hash|keys|limits|makeKey|topicPattern)\.ts$/;
/** The limits of the sandbox are in the table of its guide. */
const OF_LIMIT = /\bLIMITS\.|\blimitReason\(/;
/** Calls that refuse, choose among values, or change the state. */
const TELLING = /\.(?:fail|filter|sort|slice)$|\bstate\.(?:set|delete)$/;

/** A statement that refuses, decides, chooses or changes. */
interface Behaviour {
  /** From 0, where its comment ends. */
  line: number;
  code: string;
}

/** In a function without a call, which only knows values, the comment above the function holds for all of it. */
function listBehaviours(file: string, text: string): Behaviour[] {
  const found = new Map<number, Behaviour>();
  const codeOf = ({ start, end }: SyntaxNode) => text.slice(start, Number(end)).replace(/\s+/g, ' ');
  const lineOf = ({ start }: SyntaxNode) => text.slice(0, start).split('\n').length - 1;

  function visit(node: unknown, outer: Behaviour, isOneSource: boolean): void {
    if (Array.isArray(node)) for (const item of node) visit(item, outer, isOneSource);
    if (!isNode(node)) return;
    const own = isOneSource || !isStatement(node) ? outer : { line: lineOf(node), code: codeOf(node) };
    if (isBehaviour(node, text)) found.set(own.line, own);
    if (node.type === 'FunctionDeclaration') {
      const signature = codeOf({ ...node, end: isNode(node.body) ? node.body.start : node.end });
      visit(node.body, { line: lineOf(node), code: signature }, !/\bcall\b|PlayerCall/.test(signature));
    } else if (node.type === 'IfStatement') {
      visit(node.test, own, isOneSource);
      for (const branch of [node.consequent, node.alternate]) visit(branch, own, isOneSource || !isBlock(branch));
    } else {
      for (const value of Object.values(node)) if (typeof value === 'object') visit(value, own, isOneSource);
    }
  }

  visit(parse(file), { line: 0, code: file }, false);
  return [...found.values()].filter(({ code }) => !OF_LIMIT.test(code));
}

/** Of several statements: one alone belongs to the condition before it. */
function isBlock(node: unknown): boolean {
  return isNode(node) && Array.isArray(node.body) && node.body.length > 1;
}

function isStatement({ type }: SyntaxNode): boolean {
  return type === 'VariableDeclaration' || (type.endsWith('Statement') && type !== 'BlockStatement');
}

function isBehaviour(
  { type, test, operator, right, callee, consequent, alternate }: SyntaxNode,
  text: string,
): boolean {
  if (type === 'IfStatement') return !isPresence(test);
  if (type === 'ConditionalExpression') return !isNothing(consequent) && !isNothing(alternate);
  if (type === 'LogicalExpression') return operator === '??' && !isNothing(right);
  return type === 'CallExpression' && isNode(callee) && TELLING.test(text.slice(callee.start, Number(callee.end)));
}

/** `value !== undefined`. */
function isPresence(test: unknown): boolean {
  return isNode(test) && test.operator === '!==' && isNothing(test.right);
}

function isNothing(node: unknown): boolean {
  if (!isNode(node)) return false;
  const { type, value, name, elements, properties } = node;
  if (type === 'Literal') return value === null || value === 0 || value === '';
  return name === 'undefined' || type === 'NewExpression' || [elements, properties].some((list) => isEmpty(list));
}

/** A refusal with the number of a code does not come from another one. */
function isOf(element: string, code: string): boolean {
  const [, refused] = /\.fail\((\d+)/.exec(code) ?? [];
  return refused === undefined || !/^\d/.test(element) || element === refused;
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

const elements = readElements();

/** Criteria of flows, but for that of each call that succeeds. */
function listCriteria(file: string): Behaviour[] {
  const lines = readSource(file).split('\n');
  return lines.flatMap((text, at) => {
    const [, code] = /^\s*(?:- )?condition: (?!\$response\.body#\/code == 0$)(.+)/.exec(text) ?? [];
    if (code === undefined) return [];
    return [{ line: lines.findLastIndex((other, before) => before <= at && /^\s*- /.test(other)), code }];
  });
}

const files = listSources('src/backend').filter((file) => ANSWERING.test(file) && !MECHANICS.test(file));
const told = [
  ...files.map((file) => ({ file, behaviours: listBehaviours(file, readSource(file)) })),
  ...listSources('openapi/flows', /\.yaml$/).map((file) => ({ file, behaviours: listCriteria(file) })),
];

describe('what the sandbox does, and what flows expect', () => {
  it('names the element of the document that it comes from: what it states, or what it assumes', () => {
    const unnamed = told.flatMap(({ file, behaviours }) => {
      const lines = readSource(file).split('\n');
      return behaviours
        .filter(({ line, code }) => !sourcesAbove(lines, line, elements).some(({ element }) => isOf(element, code)))
        .map(({ line, code }) => `${file}:${line + 1} ${code.slice(0, 120)}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('quotes whole sentences of the element, and nothing after them', () => {
    const unsaid = told.flatMap(({ file }) => {
      const lines = readSource(file).split('\n');
      return lines.flatMap((_, line) =>
        sourcesAbove(lines, line, elements)
          .filter((source) => !isSaid(source, elements))
          .map(({ element, words }) => `${file}:${line} ${element} does not say: ${words}`),
      );
    });
    expect(unsaid).toEqual([]);
  });
});
