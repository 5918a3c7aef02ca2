import { splitWords } from './splitWords';

/** Bytes of UTF-8: file names end at 255, and a suffix follows. */
const MAX_BYTES = 120;

/** Devices of Windows, which opens no file or folder of that name, whatever its ending. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)\d)$/;

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
 * `inviteGenerate` -> `invite-generate`, `listVPCs` -> `list-vpcs`. Keeps all scripts; hashes names without letters. The
 * slug names a file or folder on every system.
 */
export function slugify(name: string): string {
  const slug = splitWords(name)
    .join('-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (slug === '') return `x-${fingerprint(name)}`;
  if (DEVICE.test(slug)) return `x-${slug}`;
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
    for (const name of reserved) this.#taken.add(fold(name));
  }

  take(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.#taken.has(fold(name)); count += 1) name = `${wanted}-${count}`;
    this.#taken.add(fold(name));
    return name;
  }
}

/** The same for names that are one file on some system. In capitals first: `ς` and `σ` are one letter there. */
function fold(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase();
}

/** Removes what a URL fragment must not contain, would escape twice, or could end a comment. */
export function anchor(id: string): string {
  return id.replace(/[\s"'<>`%\\^{|}*]+/g, '-');
}
