import { DIGIT, escapedSet, NOT_LINE_END, parseSet } from './characterSets';
import { type Part, PatternError } from './types';

const MOST_REPEATS = 1000;

/**
 * Reads a regular expression: characters, `.`, sets such as `[a-z]` and `\d \w \s`, groups, `|`, `* + ?`, `{2,5}`, `^` and
 * `$`. Lazy quantifiers are read as the plain ones, which changes nothing where only the whole text can match.
 * Back-references, look-around and names are not for this matcher, since they cannot be matched in linear time.
 */
export function parsePattern(text: string): Part {
  const characters = Array.from(text);
  let at = 0;

  const part = readChoice();
  if (at < characters.length) throw new PatternError('A bracket is closed that was not opened.');
  return part;

  function readChoice(): Part {
    const options = [readSequence()];
    while (accept('|')) options.push(readSequence());
    return { kind: 'choice', options };
  }

  function readSequence(): Part {
    const parts: Part[] = [];
    while (at < characters.length && characters[at] !== '|' && characters[at] !== ')') parts.push(readRepeat());
    return { kind: 'sequence', parts };
  }

  function readRepeat(): Part {
    const part = readOne();
    const bounds = readBounds();
    if (bounds === undefined) return part;
    if (part.kind === 'start' || part.kind === 'end') throw new PatternError('An anchor cannot be repeated.');
    accept('?');
    return { kind: 'repeat', part, ...bounds };
  }

  function readBounds(): { least: number; most: number } | undefined {
    if (accept('*')) return { least: 0, most: Infinity };
    if (accept('+')) return { least: 1, most: Infinity };
    if (accept('?')) return { least: 0, most: 1 };
    if (!accept('{')) return undefined;
    const least = readNumber();
    if (least === undefined) throw new PatternError('A number is missing after {.');
    const most = accept(',') ? (readNumber() ?? Infinity) : least;
    if (!accept('}') || most < least) throw new PatternError('A repetition is wrong.');
    return { least, most };
  }

  function readNumber(): number | undefined {
    let digits = '';
    while (DIGIT(characters[at] ?? '')) digits += take();
    if (Number(digits) > MOST_REPEATS) throw new PatternError('A repetition is too large.');
    return digits === '' ? undefined : Number(digits);
  }

  function readOne(): Part {
    const character = take();
    switch (character) {
      case '^':
        return { kind: 'start' };
      case '$':
        return { kind: 'end' };
      case '.':
        return { kind: 'set', has: NOT_LINE_END };
      case '(':
        return readGroup();
      case '[':
        return { kind: 'set', has: parseSet(take, () => characters[at]) };
      case '\\':
        return { kind: 'set', has: escapedSet(take()).has };
      case '*':
      case '+':
      case '?':
      case '{':
      case '}':
      case ']':
        throw new PatternError(`${character} has to be escaped here.`);
      default:
        return { kind: 'set', has: (other) => other === character };
    }
  }

  function readGroup(): Part {
    if (accept('?') && !accept(':')) throw new PatternError('This kind of group is not known.');
    const group = readChoice();
    if (!accept(')')) throw new PatternError('A group is not closed.');
    return group;
  }

  function accept(character: string): boolean {
    if (characters[at] !== character) return false;
    at += 1;
    return true;
  }

  function take(): string {
    const character = characters[at];
    if (character === undefined) throw new PatternError('The pattern ends too early.');
    at += 1;
    return character;
  }
}
