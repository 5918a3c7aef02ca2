import type { ApiModel, ErrorCode, Operation } from '../../../openapi';
import { isObject } from '../../../shared/core/json';

type Texts = Map<string, string>;

export function compileMessages(model: ApiModel): {
  messages: Record<string, string>;
  success: string;
  own: Map<Operation, Record<string, string>>;
} {
  const { envelope } = model;
  const examples = new Map(model.operations.map((operation) => [operation, readTexts(operation, envelope)]));
  const all: Texts = new Map();
  for (const texts of examples.values()) for (const [code, text] of texts) if (!all.has(code)) all.set(code, text);
  const messages = Object.fromEntries(
    model.errors.map((error) => [error.code, defaultText(error, all.get(String(error.code)))]),
  );
  const own = new Map(
    model.operations.map((operation) => {
      const texts = operation.errors
        .map(({ error, meaning }) => [
          error.code,
          examples.get(operation)?.get(String(error.code)) ?? (meaning && shorten(meaning.meaning)),
        ])
        .filter(([code, text]) => text !== undefined && text !== messages[String(code)]);
      return [operation, Object.fromEntries(texts)];
    }),
  );
  return { messages, success: all.get(String(envelope?.success)) ?? 'success', own };
}

function defaultText({ meaning, meanings }: ErrorCode, example: string | undefined): string {
  // With several meanings, the example of one operation may not fit another.
  return meanings[0] ? shorten(meanings[0].meaning) : (example ?? shorten(meaning));
}

/** `The help topic is invalid.` -> `help topic invalid`; `… because <reason>` -> the reason. */
function shorten(sentence: string): string {
  const short = sentence
    .replace(/\.$/, '')
    .replace(/^.* because /, '')
    .replace(/^(the|an?) /i, '')
    .replace(/ (is|are|was|were|has been|have been|has|have) /, ' ');
  return /^\p{Lu}\p{Ll}/u.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short;
}

function readTexts({ responses }: Operation, envelope: ApiModel['envelope']): Texts {
  const texts: Texts = new Map();
  if (!envelope) return texts;
  const { code, message } = envelope;
  const read = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(read);
    if (!isObject(value)) return;
    const [found, text] = [value[code], value[message]];
    if (found !== undefined && typeof text === 'string' && !texts.has(String(found))) texts.set(String(found), text);
    Object.values(value).forEach(read);
  };
  for (const { contents } of responses)
    for (const { examples } of contents) for (const { value } of examples) read(value);
  return texts;
}
