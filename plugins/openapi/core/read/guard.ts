import { sep } from 'node:path';

/** Largest file that is read, in bytes. The largest public specs have some 20 MB. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** Why a file is not read. Becomes a problem at the reference that names it. */
export interface Refusal {
  rule: string;
  message: string;
  hint?: string | undefined;
  /** The file is at fault, not what names it: said once, however many references name it. */
  ofFile?: true;
}

const HINT = 'Copy the file into the folder of the spec, and refer to it by a relative path.';

/** Refuses what a reference may not name, by its text alone: other schemes, the network, absolute paths. */
export function refuseByName(uri: string): Refusal | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(uri)?.[1]?.toLowerCase();
  if (scheme === 'http' || scheme === 'https' || /^[/\\]{2}/.test(uri)) {
    return refusal(`\`${uri}\` is on the network; nothing is fetched from there.`);
  }
  if (scheme !== undefined) return refusal(`\`${uri}\` is refused: only relative paths may be referred to.`);
  if (/^[/\\]/.test(uri)) return refusal(`\`${uri}\` is an absolute path; only relative paths may be referred to.`);
  return undefined;
}

/** Refuses a file that, with links followed, is not in the folder of the spec. Both paths are real paths. */
export function refuseByPlace(uri: string, folder: string, file: string): Refusal | undefined {
  const inside = file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
  return inside ? undefined : refusal(`\`${uri}\` is outside the folder of the spec; nothing is read from there.`);
}

export function refuseBySize(uri: string, bytes: number): Refusal | undefined {
  if (bytes <= MAX_BYTES) return undefined;
  const megabytes = (size: number) => Math.ceil(size / 1024 / 1024);
  const message = `\`${uri}\` has ${megabytes(bytes)} MB; a file of more than ${megabytes(MAX_BYTES)} MB is not read as a spec.`;
  return { rule: 'file-too-large', message, ofFile: true };
}

function refusal(message: string): Refusal {
  return { rule: 'ref-refused', message, hint: HINT };
}
