import { apiRule } from '../engine/rule';
import { isObject, list } from '../facts/fields';
import type { Facts } from '../facts/types';
import { everyPassage } from './support/passages';
import { walkSchemas } from './support/walk';

interface Constant {
  value: string;
  /** Words for it, in any language. */
  words: string[];
}

/** `0` female, `1` male. */
export const wrongEnumValue = apiRule({
  id: 'wrong-enum-value',
  about: 'A value that stands before a word has the meaning that the document gives it.',
  *check(project, facts) {
    const groups = listGroups(facts, project.catalogues.flatMap(({ pairs }) => pairs).map(({ original, translation }) => [original.text, translation.text]));
    for (const { passage } of everyPassage(project)) {
      for (const group of groups) {
        const uses = passage.codes.filter(({ value }) => group.some((one) => one.value === value || one.words.includes(value)));
        const text = passage.text.toLowerCase();
        if (group.filter(({ words }) => words.some((word) => hasWord(text, word))).length < 2) continue;
        for (const { value, index } of passage.codes) {
          const after = text.slice(index + value.length + 1, index + value.length + 24).split(/[,，;；.。、`]/)[0] ?? '';
          const meant = group.find(({ words }) => words.some((word) => hasWord(after, word)));
          if (!meant || meant.value === value || (uses.length === 0 && !/^\d+$/.test(value))) continue;
          yield { at: passage.place(index), message: `In the document, ${meant.words[0]} is \`${meant.value}\`, not \`${value}\`.` };
        }
      }
    }
    for (const { at, message } of describedTwice(project, facts)) yield { at, message };
  },
});

function* describedTwice(project: Parameters<typeof wrongEnumValue.check>[0], { model }: Facts) {
  const wrong: Array<{ at: NonNullable<ReturnType<typeof project.positionOf>>; message: string }> = [];
  walkSchemas(model, (schema) => {
    const parts = list(schema.oneOf).filter(isObject);
    for (const part of parts) {
      const other = parts.find((one) => one !== part && typeof one.title === 'string' && plain(one.title) === plain(part.description));
      const at = project.positionOf(part, 'description', 'value');
      if (other && at) wrong.push({ at, message: `This describes \`${String(other.const)}\`, not \`${String(part.const)}\`.` });
    }
  });
  yield* wrong;
}

function listGroups({ model }: Facts, pairs: string[][]): Constant[][] {
  const translations = new Map(pairs.map(([one = '', other = '']) => [plain(one), plain(other)]));
  const groups: Constant[][] = [];
  walkSchemas(model, (schema) => {
    const constants = list(schema.oneOf).flatMap((part): Constant[] => {
      if (!isObject(part) || !('const' in part)) return [];
      const words = [part.title, part.description].filter((one) => typeof one === 'string').map(plain);
      const translated = words.flatMap((word) => translations.get(word) ?? []);
      return [{ value: String(part.const), words: [...new Set([...words, ...translated])].filter((word) => word.length < 16) }];
    });
    if (constants.length > 1) groups.push(constants);
  });
  return groups;
}

function plain(text: unknown): string {
  return String(text).toLowerCase().replace(/[.。]$/, '').replace(/性$/, '').trim();
}

function hasWord(text: string, word: string): boolean {
  return word !== '' && (/^[a-z]/.test(word) ? new RegExp(`\\b${word.replace(/\W/g, '\\$&')}\\b`).test(text) : text.includes(word));
}
