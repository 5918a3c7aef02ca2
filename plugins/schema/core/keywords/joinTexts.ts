import { lettersOf } from './lettersOf';

/** The first text, which is the particular one, then those that add something to it. */
export function joinTexts(said: Array<string | undefined>): string[] {
  const texts: string[] = [];
  for (const one of said) {
    const added = one?.trim();
    if (added && !texts.some((text) => lettersOf(text).includes(lettersOf(added)))) texts.push(added);
  }
  return texts;
}
