import type { Json } from '../../shared/core/json';

/** An object or list; folded until it is opened. */
interface Part {
  isList: boolean;
  members: Array<[label: string, value: Json, part: Part | undefined]>;
  isOpen: boolean;
}

/** The lines of a value as indented JSON. */
export function countLines(value: Json): number {
  const members = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return members.reduce<number>((sum, member) => sum + countLines(member), members.length > 0 ? 2 : 1);
}

/** Indented JSON of at most so many lines: objects and lists that are too deep for it become `{ … }` and `[ … ]`. */
export function foldJson(value: Json, maxLines: number): string {
  const root = partOf(value);
  if (!root || countLines(value) <= maxLines) return JSON.stringify(value, null, 2);
  let lines = 1;
  // Level by level: what is shallow comes before what is deep.
  const queue = [root];
  for (const part of queue) {
    const more = part.members.length + 1;
    if (part !== root && lines + more > maxLines) continue;
    lines += more;
    part.isOpen = true;
    for (const member of part.members) {
      const inner = partOf(member[1]);
      member[2] = inner;
      if (inner) queue.push(inner);
    }
  }
  return write(root, '');
}

function partOf(value: Json): Part | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return undefined;
  const isList = Array.isArray(value);
  const labelled = Object.entries(value).map(([name, member]): Part['members'][number] => [
    isList ? '' : `${JSON.stringify(name)}: `,
    member,
    undefined,
  ]);
  return { isList, members: labelled, isOpen: false };
}

function write({ isList, members, isOpen }: Part, indent: string): string {
  if (!isOpen) return isList ? '[ … ]' : '{ … }';
  const inner = `${indent}  `;
  const lines = members.map(
    ([label, value, part]) => `${inner}${label}${part ? write(part, inner) : JSON.stringify(value)}`,
  );
  const [start, end] = isList ? ['[', ']'] : ['{', '}'];
  return `${start}\n${lines.join(',\n')}\n${indent}${end}`;
}
