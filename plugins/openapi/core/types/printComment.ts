import { firstSentence } from '../../../shared/core/description/firstSentence';

/** Prints a doc comment with the first sentence of each text; nothing if there is none. */
export function printComment(texts: Array<string | undefined>, deprecated?: boolean): string {
  const sentences = texts.flatMap((text) => firstSentence(text)?.replaceAll('*/', '*\\/') ?? []);
  const lines = [sentences.join(' '), deprecated ? '@deprecated' : ''].filter(Boolean);
  if (lines.length === 0) return '';
  return lines.length === 1 ? `/** ${lines[0]} */\n` : `/**\n * ${lines.join('\n * ')}\n */\n`;
}
