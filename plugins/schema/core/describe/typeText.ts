import type { TypeView } from '../types';

/** Longer unions end in an ellipsis; the variants list all types. */
export const MAX_UNION = 6;

export function typeText(type: TypeView): string {
  return type.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

function joinPieces(pieces: TypeView): TypeView {
  const joined: TypeView = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

function separate(types: TypeView[], separator: string): TypeView {
  return types.flatMap((type, index) => (index === 0 ? type : [separator, ...type]));
}

const ARROW = ' → ';

/** Whether an operator is outside all brackets, so that a trailing `[]` would bind to the last part only. */
function isCompound(type: TypeView): boolean {
  let depth = 0;
  for (const piece of typeText(type).split(/([{[(}\])]| [|&→] )/)) {
    if ('{[('.includes(piece)) depth += piece.length;
    else if ('}])'.includes(piece)) depth -= piece.length;
    else if (depth === 0 && / [|&→] /.test(piece)) return true;
  }
  return false;
}

/** `string[]`, `(string | null)[]` */
export function arrayType(item: TypeView): TypeView {
  return joinPieces(isCompound(item) ? ['(', ...item, ')[]'] : [...item, '[]']);
}

/** `{key} → Archive`, `{key} → (A | B)` */
export function mapType(key: string, value: TypeView): TypeView {
  const isUnion = isCompound(value) && !typeText(value).startsWith('{');
  return joinPieces([`{${key}}${ARROW}`, ...(isUnion ? ['(', ...value, ')'] : value)]);
}

/** `[string, number]`; `rest` is the type of further items, if any. */
export function tupleType(items: TypeView[], rest: TypeView | undefined): TypeView {
  const parts = items.length > MAX_UNION ? [...items.slice(0, MAX_UNION), ['…'] as TypeView] : items;
  const all: TypeView[] = rest ? [...parts, ['...', ...arrayType(rest)]] : parts;
  return joinPieces(['[', ...separate(all, ', '), ']']);
}

/** `A | B | null`: no duplicates, `null` last; `any` absorbs all others. */
export function unionType(types: TypeView[]): TypeView {
  const unique = new Map(types.map((type): [string, TypeView] => [typeText(type), type]));
  if (unique.has('any')) return ['any'];
  if (unique.size > 1) unique.delete('never');
  const isNullable = unique.delete('null');
  const named = [...unique.values()];
  const shown = named.length > MAX_UNION ? [...named.slice(0, MAX_UNION), ['…'] as TypeView] : named;
  const all: TypeView[] = isNullable ? [...shown, ['null']] : shown;
  return joinPieces(separate(all.length > 1 ? all.map(closeMap) : all, ' | '));
}

function closeMap(type: TypeView): TypeView {
  return isCompound(type) && typeText(type).startsWith('{') ? ['(', ...type, ')'] : type;
}
