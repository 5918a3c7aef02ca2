import type { AST } from '@eslint-community/regexpp';
import { compilePattern } from './patterns';

/** Characters to choose from, those that read best first. */
const CHARACTERS = [
  ...'abcdefghijklmnopqrstuvwxyz1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...'-_./:@ ,+=#!?%&*()[]{}<>$;\'"~^|\\`\t\n',
  ...'äß中あ',
];

/** What one try does where a pattern leaves a choice. */
interface Choice {
  /** How often a set of characters is repeated, within its bounds. */
  sets: number;
  /** How often a group is repeated, within its bounds. */
  groups: number;
  /** Which of several alternatives is taken. */
  option: number;
}

const MAX_LENGTH = 1000;

/**
 * Texts that a `pattern` is likely to match, the best first: not one of them is sure to, since what lies around a place
 * (`\b`, a look-around) is not looked at.
 */
export function* textsOfPattern(pattern: string, minLength: number, maxLength: number): Generator<string> {
  const found = compilePattern(pattern);
  if (!found) return;
  for (const choice of choices(minLength, maxLength)) {
    const writer = new Writer(choice, found.expression.flags);
    const text = writer.write(found.tree);
    yield text;
    // Wanted somewhere in the text, as in `^(?=.*[A-Z])(?=.*\d).{8,}$`.
    if (writer.wanted !== '') yield writer.wanted + text.slice(writer.wanted.length);
    if (writer.wanted !== '') yield writer.wanted + text;
  }
}

function* choices(minLength: number, maxLength: number): Generator<Choice> {
  const lengths = [minLength, maxLength].filter((length) => length > 0 && length <= MAX_LENGTH);
  for (const option of [0, 1, 2, 3]) {
    for (const sets of [3, 0, 1, 2, ...lengths]) yield { sets, groups: 0, option };
    for (const groups of [1, 2, ...lengths]) yield { sets: 1, groups, option };
  }
  // One repeated set among other characters: all the lengths between.
  for (let sets = 4; sets < Math.min(minLength, MAX_LENGTH); sets += 1) yield { sets, groups: 0, option: 0 };
}

class Writer {
  /** Texts that look-aheads want. */
  wanted = '';
  readonly #groups = new Map<AST.CapturingGroup, string>();
  #length = 0;

  constructor(
    readonly choice: Choice,
    readonly flags: string,
  ) {}

  write(node: { alternatives: AST.Alternative[] }): string {
    const { alternatives } = node;
    const chosen = alternatives[Math.min(this.choice.option, alternatives.length - 1)];
    return (chosen?.elements ?? []).map((element) => this.#element(element, 0)).join('');
  }

  #element(node: AST.Element, index: number): string {
    if (this.#length > MAX_LENGTH) return '';
    switch (node.type) {
      case 'Character':
        return this.#count(String.fromCodePoint(node.value));
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.#count(this.#pick(node, index));
      case 'Group':
        return this.write(node);
      case 'CapturingGroup': {
        const text = this.write(node);
        this.#groups.set(node, text);
        return text;
      }
      case 'Quantifier':
        return this.#repeat(node);
      case 'Backreference':
        return [node.resolved].flat().reduce((text, group) => text + (this.#groups.get(group) ?? ''), '');
      case 'Assertion':
        if (node.kind === 'lookahead' && !node.negate) this.wanted += this.write(node);
        return '';
    }
  }

  #count(text: string): string {
    this.#length += text.length;
    return text;
  }

  #repeat({ element, min, max }: AST.Quantifier): string {
    const isSet = element.type === 'CharacterSet' || element.type === 'CharacterClass';
    const wish = isSet && max > 1 ? this.choice.sets : this.choice.groups;
    const count = Math.min(Math.max(wish, min), max, MAX_LENGTH);
    return Array.from({ length: count }, (_none, index) => this.#element(element, index)).join('');
  }

  #pick(node: AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass, index: number): string {
    const usable = usableCharacters(node.raw, this.flags);
    return usable[index % usable.length] ?? firstCharacter(node);
  }
}

const usable = new Map<string, string[]>();

/** Characters of the preferred kind that a set holds: letters, else digits, else what there is. */
function usableCharacters(raw: string, flags: string): string[] {
  const key = `${flags} ${raw}`;
  let characters = usable.get(key);
  if (!characters) {
    const expression = new RegExp(`^${raw}$`, flags);
    const all = CHARACTERS.filter((character) => expression.test(character));
    const plain = all.filter((character) => /[a-z\d]/.test(character));
    const capitals = all.filter((character) => /[A-Z\d]/.test(character));
    characters = [plain, capitals].find((some) => some.length > 0) ?? all;
    usable.set(key, characters);
  }
  return characters;
}

function firstCharacter(node: AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass): string {
  const [first] = node.type === 'CharacterClass' ? node.elements : [];
  if (first?.type === 'Character') return String.fromCodePoint(first.value);
  return first?.type === 'CharacterClassRange' ? String.fromCodePoint(first.min.value) : '';
}
