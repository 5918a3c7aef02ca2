/**
 * A name as part of an anchor: letters and digits of all scripts, `-` and `_` stay, any other character becomes its
 * code point between tildes. So an anchor has no white space, a dot in it always means "inside of", and no two names
 * of one object share an anchor.
 */
export function anchorPart(name: string): string {
  // Nothing would make the name of a part out of the mark that follows.
  if (name === '') return '~';
  // Nearly all names, without the tables of all scripts.
  if (/^[\w-]+$/.test(name)) return name;
  return name.replace(/[^\p{L}\p{N}_-]/gu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}~`);
}

/** The anchor of a property: `invite-generate.result` and `invited` make `invite-generate.result.invited`. */
export function fieldAnchor(id: string, name: string): string {
  return `${id}.${anchorPart(name)}`;
}

/** The anchor of what has no name of its own, `:0` of a tuple, `:map`. The colon sets it apart from any property. */
export function partAnchor(id: string, part: string): string {
  return `${id}.:${part}`;
}

/** The anchor of a variant, below which its fields stand. */
export function variantAnchor(id: string, label: string): string {
  return `${id}:${anchorPart(label)}`;
}

/** The name of which `anchorPart` made a part. */
export function readAnchorPart(part: string): string {
  return part.replace(/~([\da-f]+)~/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
