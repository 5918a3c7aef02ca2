/** A part of a text: as it is, or an expression without its braces. */
export interface TextPart {
  text: string;
  isExpression: boolean;
  /** At which character of the text it begins. */
  at: number;
}

/** Whether a whole text is an expression. Amounts of money and the like are not. */
export function isWholeExpression(text: string): boolean {
  return /^\$[A-Za-z]/.test(text) && !/^\$[A-Z]+\b(?!\.)/.test(text);
}

/** Divides a text at the expressions in its braces: `Bearer {$steps.login.outputs.token}`. */
export function splitText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, 1: expression = '', index } of text.matchAll(/\{(\$[^{}]*)\}/g)) {
    if (index > at) parts.push({ text: text.slice(at, index), isExpression: false, at });
    parts.push({ text: expression, isExpression: true, at: index + 1 });
    at = index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isExpression: false, at });
  return parts;
}
