const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Indents JSON text and keeps its values as they are written: no JavaScript number holds every number. */
export function layOutJson(text: string): string {
  let depth = 0;
  let result = '';
  const startLine = () => {
    result += `\n${'  '.repeat(depth)}`;
  };
  const tokens = text.match(TOKEN) ?? [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token === '}' || token === ']') {
      depth -= 1;
      if (!'{['.includes(tokens[index - 1] ?? '')) startLine();
      result += token;
    } else if (token === '{' || token === '[') {
      depth += 1;
      result += token;
      if (next !== '}' && next !== ']') startLine();
    } else if (token === ',') {
      result += token;
      startLine();
    } else result += token === ':' ? ': ' : token;
  }
  return result;
}
