import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { readLiteral } from './readLiteral';
import type { Message } from './types';

export interface Translations {
  messages: Message[];
  /** The first one of the file. */
  error?: { message: string; offset: number };
}

/** Reads `code.json` (`{ id: { message } }`) or a plugin's own translations (`{ id: text }`). */
export function readTranslations(json: string): Translations {
  const found: ParseError[] = [];
  const root = parseTree(json, found);
  const [broken] = found;
  if (!root || broken) {
    const reason = broken ? printParseErrorCode(broken.error) : 'Empty';
    return { messages: [], error: { message: `Invalid JSON: ${reason}.`, offset: broken?.offset ?? 0 } };
  }
  const messages: Message[] = [];
  for (const { children: [key, value] = [] } of root.children ?? []) {
    const text = value?.type === 'object' ? messageOf(value) : value;
    if (key && text?.type === 'string') {
      const { offset, length } = text;
      messages.push({ id: String(key.value), ...readLiteral(json.slice(offset, offset + length), offset) });
    } else {
      const message = `${JSON.stringify(key?.value)} has no text: write \`{ "message": "…" }\`.`;
      return { messages, error: { message, offset: key?.offset ?? 0 } };
    }
  }
  return { messages };
}

function messageOf({ children = [] }: Node): Node | undefined {
  return children.find(({ children: [key] = [] }) => key?.value === 'message')?.children?.[1];
}
