import { createRandom, type Random } from './random';
import { makeChineseWords, makeWords } from './vocabulary';

export interface Language {
  words: string[];
  /** Phrases. */
  turns: string[];
  space: string;
  stop: string;
  longest: number;
}

const ROOT = '/api/v1/';

export const ENGLISH = makeLanguage(makeWords(6000), { space: ' ', stop: '. ', longest: 6 });
export const CHINESE = makeLanguage(makeChineseWords(6000), { space: '', stop: '。', longest: 12 });

function makeLanguage(words: string[], marks: Pick<Language, 'space' | 'stop' | 'longest'>): Language {
  const random = createRandom(words.length);
  const turns = Array.from({ length: 10_000 }, () => {
    const length = random.between(1, 4);
    return Array.from({ length }, () => random.pick(words)).join(marks.space);
  });
  return { words, turns, ...marks };
}

export class Writer {
  readonly random: Random;

  constructor(seed: number) {
    this.random = createRandom(seed);
  }

  title({ words, space }: Language): string {
    return capitalise(this.#list(1, 4, () => this.random.pick(words)).join(space));
  }

  identifier(): string {
    const [first = '', second = '', third = ''] = this.#list(3, 3, () => this.random.pick(ENGLISH.words));
    const forms = [`${first}_${second}`, first + capitalise(second), `${ROOT}${first}/${second}/{${third}}`];
    return forms[this.random.between(0, 2)] ?? first;
  }

  paragraph(language: Language): string {
    return this.#list(1, 3, () => this.#sentence(language))
      .join('')
      .trim();
  }

  #sentence({ turns, space, stop, longest }: Language): string {
    const parts = this.#list(2, longest, () => this.random.pick(turns));
    if (this.random.between(1, 3) === 1) parts.push(` ${this.identifier()} `);
    return capitalise(parts.join(space).replaceAll('  ', ' ')) + stop;
  }

  #list(least: number, most: number, make: () => string): string[] {
    return Array.from({ length: this.random.between(least, most) }, make);
  }
}

function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
