/**
 * Keeps letters and digits of all scripts, `-` and `_`; writes any other character as its code point between tildes. So
 * anchors have no white space, a dot always separates levels, and names of one object never collide.
 */
export function anchorPart(name: string): string {
  // An empty name would be indistinguishable from the separator that follows.
  if (name === '') return '~';
  // Fast path for nearly all names, without the Unicode tables.
  if (/^[\w-]+$/.test(name)) return name;
  return name.replace(/[^\p{L}\p{N}_-]/gu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}~`);
}

export function fieldAnchor(id: string, name: string): string {
  return `${id}.${anchorPart(name)}`;
}

/** The anchor of an unnamed part: `:0` of a tuple, `:map`. The colon distinguishes it from properties. */
export function partAnchor(id: string, part: string): string {
  return `${id}.:${part}`;
}

export function variantAnchor(id: string, label: string): string {
  return `${id}:${anchorPart(label)}`;
}

export function readAnchorPart(part: string): string {
  return part.replace(/~([\da-f]+)~/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
