import { jsonTokens, MOST_DEPTH } from './jsonText';

/**
 * Indents JSON text and keeps its values as they are written: no JavaScript number holds every number. Ends soon after
 * `most` characters.
 */
export function layOutJson(text: string, most = Number.POSITIVE_INFINITY): string {
  let depth = 0;
  let result = '';
  let previous = '';
  const startLine = () => {
    // Further indents would grow with the square of the depth.
    result += `\n${'  '.repeat(Math.max(0, Math.min(depth, MOST_DEPTH)))}`;
  };
  for (const { token } of jsonTokens(text)) {
    if (result.length > most) break;
    const isEnd = token === '}' || token === ']';
    const isInside = previous === '{' || previous === '[';
    if (isEnd) depth -= 1;
    if (previous === ',' || (isInside ? !isEnd : isEnd)) startLine();
    if (token === '{' || token === '[') depth += 1;
    result += token === ':' ? ': ' : token;
    previous = token;
  }
  return result;
}
