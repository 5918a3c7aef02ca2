/** Offsets in code points. */
type Offsets = Set<number>;
/** Maps the offsets where a part of the pattern may start to those where it may end. */
type Part = (from: Offsets, text: string[]) => Offsets;

const TOKENS = /\[(?:\\.|[^\\\]])*\]|\\[dDwWsSnrt]|\\[^\w\s]|\(\?:|[*+?]\??|\{\d+(?:,\d*)?\}\??|[^\\]/gsu;
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/;

/**
 * Compiles a regular expression that must match the whole text; `undefined` for unsupported syntax, such as
 * backreferences and lookarounds. Follows all matches in parallel, so that no pattern takes exponential time.
 */
export function compilePattern(source: string): ((text: string) => boolean) | undefined {
  try {
    RegExp(source, 'u');
    const tokens = source.match(TOKENS) ?? [];
    if (tokens.join('') !== source) return undefined;
    const whole = readPattern(tokens);
    return (text) => whole(new Set([0]), Array.from(text)).has(Array.from(text).length);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readPattern(tokens: string[]): Part {
  let next = 0;
  return readChoice();

  function readChoice(): Part {
    const options = [readSequence()];
    for (; tokens[next] === '|'; options.push(readSequence())) next += 1;
    return (from, text) => new Set(options.flatMap((option) => [...option(from, text)]));
  }

  function readSequence(): Part {
    const parts: Part[] = [];
    while (next < tokens.length && tokens[next] !== '|' && tokens[next] !== ')') parts.push(readRepeat());
    return (from, text) => parts.reduce((reached, part) => part(reached, text), from);
  }

  function readRepeat(): Part {
    const part = readOne();
    const [found, sign, least, comma, most] = QUANTIFIER.exec(tokens[next] ?? '') ?? [];
    if (found === undefined) return part;
    next += 1;
    if (sign) return repeat(part, sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity);
    return repeat(part, Number(least), comma ? Number(most || Infinity) : Number(least));
  }

  function readOne(): Part {
    const token = tokens[next] ?? '';
    next += 1;
    if (token === '^') return (from) => new Set([0].filter((at) => from.has(at)));
    if (token === '$') return (from, text) => new Set([text.length].filter((at) => from.has(at)));
    if (token === '(' || token === '(?:') {
      const group = readChoice();
      next += 1;
      return group;
    }
    if (QUANTIFIER.test(token)) throw new SyntaxError('This kind of group is not supported.');
    const one = new RegExp(`^${token}$`, 'u');
    return (from, text) => new Set([...from].filter((at) => one.test(text[at] ?? '')).map((at) => at + 1));
  }
}

function repeat(part: Part, least: number, most: number): Part {
  return (from, text) => {
    let reached = from;
    for (let count = 0; count < least; count += 1) {
      const before = reached;
      reached = part(before, text);
      if (reached.size === before.size && [...reached].every((at) => before.has(at))) break;
    }
    const all = new Set(reached);
    for (let count = least; count < most && reached.size > 0; count += 1) {
      reached = new Set([...part(reached, text)].filter((at) => !all.has(at)));
      for (const at of reached) all.add(at);
    }
    return all;
  };
}
