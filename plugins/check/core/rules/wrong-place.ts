import { passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';

type Place = 'query' | 'header' | 'path' | 'body' | 'cookie';

const ENGLISH =
  /`([A-Za-z][\w-]*)`(?: of \[?`[^`]+`(?:\]\([^)]*\))?)?(?![^`.;]*\bnot\b)[^`.;]{0,40}?\b(?:in|into|part of|sent as|passed as) (?:the|a) \**(query|header|path|body|cookie)\b/gi;
const CHINESE =
  /`([A-Za-z][\w-]*)`[^`。；，]{0,12}?(?:放在|放进|放到|写在|写进|位于|属于|通过|放入)\s?\**(查询参数|查询串|查询|请求头|路径|请求体|正文|Cookie)/g;
/** `the query parameter `id``, with the place before the name. */
const BEFORE =
  /\b(?:as|in|with|by|through) (?:the|an?) \**(query|header|path|body|cookie)\*{0,2} (?:parameter |field |variable )?`([A-Za-z][\w-]*)`/gi;
const CELL = /^\s*\|?\s*(query|header|path|body|cookie|查询参数|查询|请求头|路径|请求体)\s*\|?\s*$/i;
const PLACES: Record<string, Place> = {
  查询参数: 'query',
  查询串: 'query',
  查询: 'query',
  请求头: 'header',
  路径: 'path',
  请求体: 'body',
  正文: 'body',
};

/** `session_key` goes into the header. */
export const wrongPlace = passageRule({
  id: 'wrong-place',
  needsAll: true,
  about: 'Where a text says that a parameter or credential is sent, the document says so, too.',
  *check({ passage }, facts) {
    for (const pattern of [ENGLISH, CHINESE]) {
      for (const { 0: whole, 1: name = '', 2: word = '', index } of passage.text.matchAll(pattern)) {
        const message = compare(name, word, facts);
        if (message) yield { at: passage.place(index + whole.lastIndexOf(word)), message };
      }
    }
    for (const { 0: whole, 1: word = '', 2: name = '', index } of passage.text.matchAll(BEFORE)) {
      const message = compare(name, word, facts);
      if (message) yield { at: passage.place(index + whole.lastIndexOf(word)), message };
    }
    const [, word] = CELL.exec(passage.text) ?? [];
    if (word === undefined || passage.context === passage.text) return;
    const names = [...passage.context.matchAll(/`([A-Za-z][\w-]*)`/g)].map(([, name = '']) => name);
    const messages = names.map((name) => compare(name, word, facts));
    const [message] = messages;
    if (message && messages.every((one) => one !== undefined)) yield { at: passage.place(0), message };
  },
});

function compare(name: string, word: string, { model }: Facts): string | undefined {
  const place = PLACES[word] ?? word.toLowerCase();
  const places = new Set<string>([
    ...model.operations.flatMap(({ parameters }) => parameters.filter((one) => one.name === name).map((one) => one.in)),
    ...model.securitySchemes.flatMap((scheme) => (scheme.name === name && scheme.in ? [scheme.in] : [])),
  ]);
  if (places.size === 0 || places.has(place)) return undefined;
  return `In the document, \`${name}\` is sent in the ${[...places].join(' or ')}, not in the ${place}.`;
}
