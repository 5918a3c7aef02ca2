import { jsonTokens } from '../../../shared/core/jsonText';

/** What is around a position in JSON that is still being written. */
export interface Surroundings {
  path: string[];
  /** What can be written there. */
  expects: 'name' | 'value';
  /** Names that the object around has, as far as it is written. */
  names: string[];
  /** What is written of it, without quotes; from here to there. */
  written: string;
  from: number;
  to: number;
  /** The next sign, such as the colon after a name. */
  next: string;
}

interface Open {
  isObject: boolean;
  name: string;
  names: string[];
  afterColon: boolean;
}

/** Behind these signs, something can be written. */
const BEFORE_VALUE = /^$|[{[,:]/;

/** Where the cursor is. `undefined`: nothing can be written there. */
export function scanJson(text: string, cursor: number): Surroundings | undefined {
  const open: Open[] = [];
  let found: { surroundings: Surroundings; inside: Open | undefined } | undefined;
  const find = (from: number, to: number) => {
    const inside = open.at(-1);
    const surroundings: Surroundings = {
      path: open.flatMap(({ isObject, afterColon, name }) => (isObject && afterColon ? [name] : [])),
      expects: inside?.isObject && !inside.afterColon ? 'name' : 'value',
      names: inside?.names ?? [],
      written: text.slice(from, cursor).replace(/^"/, ''),
      from,
      to,
      next: /\S/.exec(text.slice(to))?.[0] ?? '',
    };
    found = { surroundings, inside };
  };
  let previous = '';
  for (const { token, at: from } of jsonTokens(text)) {
    const to = from + token.length;
    const inside = open.at(-1);
    const isSign = /^[{}[\],:]$/.test(token);
    if (!found && (isSign ? cursor <= from : cursor < from)) {
      if (!BEFORE_VALUE.test(previous)) return undefined;
      find(cursor, cursor);
    } else if (!found && !isSign && cursor <= to) {
      // Behind its closing quote, a text is complete.
      if (cursor === to && token.length > 1 && token.endsWith('"')) return undefined;
      find(from, to);
    }
    if (token === '{' || token === '[') {
      open.push({ isObject: token === '{', name: '', names: [], afterColon: false });
    } else if (token === '}' || token === ']') {
      if (found && found.inside === inside) break;
      open.pop();
    } else if (inside && (token === ':' || token === ',')) inside.afterColon = token === ':';
    else if (inside?.isObject && !inside.afterColon) {
      inside.name = token.replaceAll(/^"|"$/g, '');
      if (found?.surroundings.from !== from) inside.names.push(inside.name);
    }
    previous = token;
  }
  if (!found && BEFORE_VALUE.test(previous)) find(cursor, cursor);
  return found?.surroundings;
}
