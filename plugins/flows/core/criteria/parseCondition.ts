import { isMistake, parseExpression } from '../expressions/parseExpression';
import type { Expression, ExpressionMistake } from '../expressions/types';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** `text`: as it is written. */
export type Condition =
  | { kind: 'literal'; value: string | number | boolean | null; text: string }
  | { kind: 'expression'; expression: Expression; text: string }
  | { kind: 'not'; of: Condition }
  | { kind: 'and' | 'or'; left: Condition; right: Condition }
  | { kind: 'compare'; operator: Comparison; left: Condition; right: Condition };

interface Token {
  kind: 'operator' | 'string' | 'number' | 'word' | 'expression' | 'end';
  text: string;
  at: number;
}

const LEXEMES: ReadonlyArray<[Token['kind'], RegExp]> = [
  ['operator', /(?:===|!==|==|!=|<=|>=|&&|\|\||[<>!()])/y],
  ['string', /'(?:[^']|'')*'|"[^"]*"/y],
  ['number', /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y],
  ['expression', /\{\$[^{}]*\}|\$[^\s=!<>&|(){}'"]*/y],
  ['word', /[^\s=!<>&|()]+/y],
];

class Mistake extends Error {
  constructor(readonly mistake: ExpressionMistake) {
    super(mistake.message);
  }
}

/** Parses a simple condition: "Criterion Object" of Arazzo. */
export function parseCondition(text: string): Condition | ExpressionMistake {
  try {
    const reader = new Reader(tokenise(text));
    return reader.readWhole();
  } catch (error) {
    if (error instanceof Mistake) return error.mistake;
    throw error;
  }
}

/** The expressions of a condition, and where they are in it. */
export function listExpressions(text: string): Array<{ text: string; at: number }> {
  try {
    return tokenise(text).flatMap(({ kind, text: written, at }) => {
      if (kind !== 'expression') return [];
      return written.startsWith('{') ? { text: written.slice(1, -1), at: at + 1 } : { text: written, at };
    });
  } catch {
    return [];
  }
}

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const found = LEXEMES.map(([kind, pattern]) => {
      pattern.lastIndex = at;
      return { kind, text: pattern.exec(text)?.[0] };
    }).find((lexeme) => lexeme.text !== undefined);
    if (found?.text === undefined) {
      const message = `The condition has a \`${text.charAt(at)}\` that nothing explains.`;
      throw new Mistake({ at, message, hint: 'Write `&&` and `||` twice, and close quotes.' });
    }
    tokens.push({ kind: found.kind, text: found.text, at });
    at += found.text.length;
  }
  return [...tokens, { kind: 'end', text: '', at }];
}

class Reader {
  private next = 0;

  constructor(private readonly tokens: Token[]) {}

  readWhole(): Condition {
    const condition = this.readOr();
    const { kind, text, at } = this.peek();
    if (kind !== 'end') {
      const hint = /^=+$/.test(text) ? 'Write `==`.' : 'Join comparisons with `&&` or `||`.';
      throw new Mistake({ at, message: `\`${text}\` cannot follow here.`, hint });
    }
    return condition;
  }

  private readOr(): Condition {
    let left = this.readAnd();
    while (this.take('||')) left = { kind: 'or', left, right: this.readAnd() };
    return left;
  }

  private readAnd(): Condition {
    let left = this.readComparison();
    while (this.take('&&')) left = { kind: 'and', left, right: this.readComparison() };
    return left;
  }

  private readComparison(): Condition {
    const left = this.readValue();
    const { kind, text, at } = this.peek();
    if (kind === 'operator' && /^[!=]==$/.test(text)) {
      throw new Mistake({ at, message: `Conditions have no \`${text}\`.`, hint: `Write \`${text.slice(0, 2)}\`.` });
    }
    if (kind !== 'operator' || !/^(?:[!=]=|[<>]=?)$/.test(text)) return left;
    this.next += 1;
    return { kind: 'compare', operator: text as Comparison, left, right: this.readValue() };
  }

  private readValue(): Condition {
    if (this.take('!')) return { kind: 'not', of: this.readValue() };
    if (this.take('(')) {
      const inner = this.readOr();
      const { at } = this.peek();
      if (!this.take(')')) throw new Mistake({ at, message: 'A parenthesis is not closed.', hint: 'Write `)`.' });
      return inner;
    }
    const { kind, text, at } = this.peek();
    this.next += 1;
    if (kind === 'string') {
      const value = text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text.slice(1, -1);
      return { kind: 'literal', value, text };
    }
    if (kind === 'number') return { kind: 'literal', value: Number(text), text };
    if (kind === 'expression') return readExpression(text, at);
    if (kind === 'word' && Object.hasOwn(WORDS, text)) return { kind: 'literal', value: WORDS[text] ?? null, text };
    const message = kind === 'end' ? 'The condition ends where a value should be.' : `\`${text}\` is not a value.`;
    const hint = kind === 'word' ? `Write \`'${text}'\` for a text.` : undefined;
    throw new Mistake({ at, message, ...(hint !== undefined && { hint }) });
  }

  private peek(): Token {
    return this.tokens[Math.min(this.next, this.tokens.length - 1)] as Token;
  }

  private take(operator: string): boolean {
    const { kind, text } = this.peek();
    const isThere = kind === 'operator' && text === operator;
    if (isThere) this.next += 1;
    return isThere;
  }
}

const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/** In braces, too, as in other texts. */
function readExpression(written: string, at: number): Condition {
  const inBraces = written.startsWith('{');
  const text = inBraces ? written.slice(1, -1) : written;
  const expression = parseExpression(text);
  if (isMistake(expression)) throw new Mistake({ ...expression, at: expression.at + at + (inBraces ? 1 : 0) });
  return { kind: 'expression', expression, text };
}
