import { splitWords } from './naming/words';

/** Bytes of UTF-8: file names end at 255, and a suffix follows. */
const MAX_BYTES = 120;

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/**
 * `inviteGenerate` -> `invite-generate`, `listVPCs` -> `list-vpcs`. Keeps all scripts; hashes names without letters.
 */
export function slugify(name: string): string {
  const slug = splitWords(name)
    .join('-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (slug === '') return `x-${fingerprint(name)}`;
  if (byteLength(slug) <= MAX_BYTES) return slug;
  let short = '';
  for (const character of slug) {
    if (byteLength(short + character) > MAX_BYTES) break;
    short += character;
  }
  return `${short.replace(/-+$/, '')}-${fingerprint(name)}`;
}

/** Makes names unique, ignoring case: the first keeps its name, later ones get `-2`, `-3`, …. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  constructor(reserved: Iterable<string> = []) {
    for (const name of reserved) this.#taken.add(name.toLowerCase());
  }

  take(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.#taken.has(name.toLowerCase()); count += 1) name = `${wanted}-${count}`;
    this.#taken.add(name.toLowerCase());
    return name;
  }
}

/** Removes what a URL fragment must not contain, would escape twice, or could end a comment. */
export function anchor(id: string): string {
  return id.replace(/[\s"'<>`%\\^{|}*]+/g, '-');
}
