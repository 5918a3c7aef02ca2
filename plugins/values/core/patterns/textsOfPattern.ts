import type { AST } from '@eslint-community/regexpp';
import { onceByText } from '../../../shared/core/cache';
import { compilePattern } from './patterns';

const CHARACTERS = [
  ...'abcdefghijklmnopqrstuvwxyz1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...'-_./:@ ,+=#!?%&*()[]{}<>$;\'"~^|\\`\t\n',
  ...'äß中あ',
];

interface Choice {
  /** Repetitions of a character set, within its bounds. `model`: as many as in the model. */
  sets: number | 'model';
  groups: number;
  option: number;
}

const MAX_LENGTH = 2000;

export interface Wish {
  minLength: number;
  maxLength: number;
  models: readonly string[];
  index: number;
}

/** Likely matches of a `pattern`, best first; not guaranteed, because assertions such as `\b` are not checked. */
export function* textsOfPattern(pattern: string, wish: Wish): Generator<string> {
  for (const model of wish.models) yield* write(pattern, wish, { sets: 'model', groups: 0, option: 0 }, model);
  for (const choice of choices(wish)) yield* write(pattern, wish, choice, wish.models[0]);
}

function* write(pattern: string, { index }: Wish, choice: Choice, model = ''): Generator<string> {
  const found = compilePattern(pattern);
  if (!found) return;
  const writer = new Writer(choice, found.expression.flags, model, index);
  const text = writer.write(found.tree);
  yield text;
  const { wanted, wantedAt } = writer;
  if (wanted === '') return;
  // Inserts the text of look-aheads: `^(?=.*[A-Z])(?=.*\d).{8,}$`.
  yield text.slice(0, wantedAt) + wanted + text.slice(wantedAt + wanted.length);
  yield text.slice(0, wantedAt) + wanted + text.slice(wantedAt);
}

function* choices({ minLength, maxLength }: Wish): Generator<Choice> {
  const lengths = [minLength, maxLength].filter((length) => length > 0 && length <= MAX_LENGTH);
  for (const option of [0, 1, 2, 3]) {
    for (const sets of [3, 0, 1, 2, ...lengths]) yield { sets, groups: 0, option };
    for (const groups of [1, 2, ...lengths]) yield { sets: 1, groups, option };
  }
  // All lengths in between, for one repeated set among other characters.
  for (let sets = 4; sets < Math.min(minLength, MAX_LENGTH); sets += 1) yield { sets, groups: 0, option: 0 };
}

class Writer {
  /** Text demanded by look-aheads. */
  wanted = '';
  /** Position of the first of them. */
  wantedAt = 0;
  readonly #groups = new Map<AST.CapturingGroup, string>();
  #length = 0;
  #index: number;

  constructor(
    readonly choice: Choice,
    readonly flags: string,
    readonly model: string,
    index: number,
  ) {
    this.#index = index;
  }

  write(node: { alternatives: AST.Alternative[] }): string {
    const { alternatives } = node;
    const option = Math.min(this.choice.option, alternatives.length - 1);
    const chosen = alternatives[(option + this.#step(alternatives.length)) % alternatives.length];
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
        if (node.kind === 'lookahead' && !node.negate) this.#want(node);
        return '';
    }
  }

  #want(node: AST.LookaheadAssertion): void {
    const at = this.#length;
    if (this.wanted === '') this.wantedAt = at;
    this.wanted += this.write(node);
    this.#length = at;
  }

  #count(text: string): string {
    this.#length += text.length;
    return text;
  }

  #repeat({ element, min, max }: AST.Quantifier): string {
    const isSet = element.type === 'CharacterSet' || element.type === 'CharacterClass';
    const { sets, groups } = this.choice;
    const wish = !isSet || max === 1 ? groups : sets === 'model' ? this.#countInModel(element) : sets;
    const count = Math.min(Math.max(wish, min), max, MAX_LENGTH);
    return Array.from({ length: count }, (_none, index) => this.#element(element, index)).join('');
  }

  #pick(node: CharacterNode, index: number): string {
    const { expression, usable } = readSet(node, this.flags);
    const step = this.#step(usable.length);
    const wanted = this.model.charAt(this.#length);
    if (step === 0 && expression.test(wanted)) return wanted;
    return usable[(index + step) % usable.length] ?? firstCharacter(node);
  }

  #countInModel(node: CharacterNode): number {
    const { expression } = readSet(node, this.flags);
    const ahead = [...this.model.slice(this.#length)];
    const end = ahead.findIndex((character) => !expression.test(character));
    return end < 0 ? ahead.length : end;
  }

  /** Returns a digit of the index in base `options`, so that each index makes a different text. */
  #step(options: number): number {
    if (options < 2) return 0;
    const step = this.#index % options;
    this.#index = Math.floor(this.#index / options);
    return step;
  }
}

type CharacterNode = AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

const readSetText = onceByText((key) => {
  const [, flags, raw = ''] = /^(\S*) ([^]*)$/.exec(key) ?? [];
  const expression = new RegExp(`^${raw}$`, flags);
  const all = CHARACTERS.filter((character) => expression.test(character));
  const plain = all.filter((character) => /[a-z\d]/.test(character));
  const capitals = all.filter((character) => /[A-Z\d]/.test(character));
  return { expression, usable: [plain, capitals].find((some) => some.length > 0) ?? all };
});

function readSet({ raw }: CharacterNode, flags: string): { expression: RegExp; usable: string[] } {
  return readSetText(`${flags} ${raw}`);
}

function firstCharacter(node: CharacterNode): string {
  const [first] = node.type === 'CharacterClass' ? node.elements : [];
  if (first?.type === 'Character') return String.fromCodePoint(first.value);
  return first?.type === 'CharacterClassRange' ? String.fromCodePoint(first.min.value) : '';
}
