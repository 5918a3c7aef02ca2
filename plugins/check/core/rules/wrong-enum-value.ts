import { keepLast } from '../../../shared/cache';
import { type Finding, passageRule } from '../engine/rule';
import { isObject, list } from '../facts/fields';
import type { Facts } from '../facts/types';
import type { Project, TranslatedText } from '../project';
import type { Passage } from '../text/passage';
import { plainWord } from './support/plainWord';
import { schemasOf } from './support/schemas';

interface Constant {
  /** The field or parameter that has the value. */
  name: string;
  value: string;
  /** Words for it, in any language. */
  words: string[];
}

/** `0` female, `1` male. */
export const wrongEnumValue = passageRule<Constant[][]>({
  id: 'wrong-enum-value',
  about: 'A value that a text explains, such as `0` female, means the same in the document.',
  prepare: listGroups,
  *check({ passage }, _facts, groups) {
    yield* checkList(passage, groups);
    for (const group of groups) {
      const uses = passage.codes.filter(({ value }) =>
        group.some((one) => one.value === value || one.words.includes(value)),
      );
      const text = passage.text.toLowerCase();
      const isNamed = passage.codes.some(({ value }) => value === group[0]?.name);
      const told = group.filter(({ words }) => words.some((word) => hasWord(text, word))).length;
      if (told < (isNamed ? 1 : 2)) continue;
      for (const { value, index } of passage.codes) {
        const after = text.slice(index + value.length + 1, index + value.length + 24).split(/[,，;；.。、`]/)[0] ?? '';
        const meant = group.find(({ words }) => words.some((word) => hasWord(after, word)));
        if (!meant || meant.value === value || (uses.length === 0 && !/^\d+$/.test(value))) continue;
        const message = `In the document, ${meant.words[0]} is \`${meant.value}\`, not \`${value}\`.`;
        yield { at: passage.place(index), message };
      }
    }
  },
});

const LIST =
  /`([A-Za-z]\w*)`[^`.;。；]{0,30}?(?:\b(?:is|are|be|of)|[是为：:]) ((?:`[\w-]+`(?:,? (?:or|and) |, ?|、| ?[或和] ?)?){2,})/g;

/** `` `gender` is `0`, `1` or `2` ``: a list of values with one that the document does not have. */
function* checkList({ text, place }: Passage, groups: Constant[][]): Generator<Finding> {
  for (const { 0: whole, 1: name, 2: values = '', index } of text.matchAll(LIST)) {
    const [group, another] = groups.filter(([first]) => first?.name === name);
    if (!group || another) continue;
    const written = [...values.matchAll(/`([\w-]+)`/g)];
    const isKnown = (value: string) => group.some((one) => one.value === value);
    const isWord = (value: string) => group.some(({ words }) => words.includes(value.toLowerCase()));
    const areWords = written.every(([, value = '']) => isWord(value));
    if (!areWords && written.filter(([, value = '']) => isKnown(value)).length < 2) continue;
    for (const { 1: value = '', index: at } of written) {
      if (isKnown(value)) continue;
      const known = group.map((one) => `\`${one.value}\``).join(', ');
      const message = `In the document, \`${name}\` is one of ${known}, not \`${value}\`.`;
      yield { at: place(index + whole.length - values.length + at + 1), message };
      if (areWords) break;
    }
  }
}

const groupsOf = keepLast<Constant[][]>();

function listGroups({ catalogues }: Project, facts: Facts): Constant[][] {
  return groupsOf([facts, ...catalogues.map(({ key }) => key)], () =>
    readGroups(
      facts,
      catalogues.flatMap(({ pairs }) => pairs),
    ),
  );
}

function readGroups({ model }: Facts, pairs: TranslatedText[]): Constant[][] {
  const translations = new Map(
    pairs.map(({ original, translation }) => [plainWord(original.text), plainWord(translation.text)]),
  );
  const groups = schemasOf(model).map(({ schema, key }) => [
    ...list(schema.enum).map((value): Constant => ({ name: key, value: String(value), words: [] })),
    ...list(schema.oneOf).flatMap((part): Constant[] => {
      if (!isObject(part) || !('const' in part)) return [];
      const words = [part.title, part.description].filter((one) => typeof one === 'string').map(plainWord);
      const translated = words.flatMap((word) => translations.get(word) ?? []);
      const known = [...new Set([...words, ...translated])].filter((word) => word.length < 16);
      return [{ name: key, value: String(part.const), words: known }];
    }),
  ]);
  return groups.filter((constants) => constants.length > 1);
}

function hasWord(text: string, word: string): boolean {
  return (
    word !== '' &&
    (/^[a-z]/.test(word) ? new RegExp(`\\b${word.replace(/\W/g, '\\$&')}\\b`).test(text) : text.includes(word))
  );
}
