import { passageRule } from '../engine/rule';
import { list } from '../facts/fields';
import type { Facts } from '../facts/types';

const TYPES = 'string|number|integer|boolean|bool|array|object';
const ENGLISH = new RegExp(
  `\`([A-Za-z][\\w-]*)\` is an? \\**(${TYPES})\\b(?!\\*{0,2} (?:of|with|id|that|index|key|value|literal|encoding|representation|${TYPES})\\b|\\b-)`,
  'gi',
);
const CHINESE = /`([A-Za-z][\w-]*)` ?[是为] ?(?:一个)?\**(字符串|整数|数字|数值|布尔值|数组|对象)(?=[，。；、（\s]|$)/g;
const CELL = new RegExp(`^\\s*\\|?\\s*\`?(${TYPES})\`?\\s*\\|?\\s*$`, 'i');
const NAMES: Record<string, string> = {
  bool: 'boolean',
  字符串: 'string',
  整数: 'integer',
  数字: 'number',
  数值: 'number',
  布尔值: 'boolean',
  数组: 'array',
  对象: 'object',
};

/** `msg` is a number. */
export const wrongType = passageRule({
  id: 'wrong-type',
  about: 'The type that a text gives to a parameter or field is that of the document.',
  *check({ passage, page }, facts) {
    if (!page) return;
    for (const pattern of [ENGLISH, CHINESE]) {
      for (const { 0: whole, 1: name = '', 2: word = '', index } of passage.text.matchAll(pattern)) {
        const message = compare(name, word, facts);
        if (message) yield { at: passage.place(index + whole.lastIndexOf(word)), message };
      }
    }
    const [, word] = CELL.exec(passage.text) ?? [];
    // The first cell of the row names it.
    const [, name = ''] = /^\|?\s*`([A-Za-z][\w-]*)`\s*\|/.exec(passage.context) ?? [];
    const message = word === undefined || passage.context === passage.text ? undefined : compare(name, word, facts);
    if (message) yield { at: passage.place(Math.max(0, passage.text.indexOf(word ?? ''))), message };
  },
});

function compare(name: string, word: string, { names }: Facts): string | undefined {
  const type = NAMES[word] ?? NAMES[word.toLowerCase()] ?? word.toLowerCase();
  const types = (names.get(name) ?? []).flatMap(({ kind, schema }) =>
    kind === 'parameter' || kind === 'field'
      ? [[...list(schema.type), schema.type].filter((one) => typeof one === 'string')]
      : [],
  );
  const fits = (one: string) => one === type || (type === 'number' && one === 'integer');
  if (types.length === 0 || types.some((own) => own.length === 0 || own.some(fits))) return undefined;
  const known = [...new Set(types.flat())].filter((one) => one !== 'null');
  return `In the document, \`${name}\` has the type ${known.join(' or ')}, not ${type}.`;
}
