import { keepLast } from '../../../shared/cache';
import { passageRule } from '../engine/rule';
import { isObject, list } from '../facts/fields';
import type { Facts } from '../facts/types';
import type { Project, TranslatedText } from '../project';
import { plainWord } from './support/plainWord';
import { schemasOf } from './support/schemas';

interface Constant {
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
    for (const group of groups) {
      const uses = passage.codes.filter(({ value }) =>
        group.some((one) => one.value === value || one.words.includes(value)),
      );
      const text = passage.text.toLowerCase();
      if (group.filter(({ words }) => words.some((word) => hasWord(text, word))).length < 2) continue;
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
  const groups = schemasOf(model).map(({ schema }) =>
    list(schema.oneOf).flatMap((part): Constant[] => {
      if (!isObject(part) || !('const' in part)) return [];
      const words = [part.title, part.description].filter((one) => typeof one === 'string').map(plainWord);
      const translated = words.flatMap((word) => translations.get(word) ?? []);
      const known = [...new Set([...words, ...translated])].filter((word) => word.length < 16);
      return [{ value: String(part.const), words: known }];
    }),
  );
  return groups.filter((constants) => constants.length > 1);
}

function hasWord(text: string, word: string): boolean {
  return (
    word !== '' &&
    (/^[a-z]/.test(word) ? new RegExp(`\\b${word.replace(/\W/g, '\\$&')}\\b`).test(text) : text.includes(word))
  );
}
