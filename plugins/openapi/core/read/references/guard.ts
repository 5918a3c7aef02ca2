import { sep } from 'node:path';

/** The largest public specs have some 20 MB. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** Why a file is not read. Becomes a problem at the reference. */
export interface Refusal {
  rule: string;
  message: string;
  hint?: string | undefined;
  /** The problem is in the file, so it is reported once for all references. */
  ofFile?: true;
}

const HINT = 'Copy the file next to the document, and refer to it by a relative path.';

/** Refuses a reference by its text alone: other schemes, the network, absolute paths. */
export function refuseByName(uri: string): Refusal | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(uri)?.[1]?.toLowerCase();
  if (scheme === 'http' || scheme === 'https' || /^[/\\]{2}/.test(uri)) {
    return refusal(`\`${uri}\` is on the network; nothing is fetched from there.`);
  }
  if (scheme !== undefined) return refusal(`\`${uri}\` is refused: only relative paths may be referred to.`);
  if (/^[/\\]/.test(uri)) return refusal(`\`${uri}\` is an absolute path; only relative paths may be referred to.`);
  return undefined;
}

export interface Root {
  /** With symbolic links resolved. */
  path: string;
  name: string;
}

/** Refuses a file that, with symbolic links resolved, is outside the root. */
export function refuseByPlace(uri: string, root: Root, realPath: string): Refusal | undefined {
  if (isInside(root, realPath)) return undefined;
  const message = `\`${uri}\` is outside the \`root\` folder \`${root.name}\`.`;
  const hint = 'Set the option `root` (`--root` on the command line) to a folder that holds both files.';
  return { rule: 'ref-refused', message, hint };
}

export function isInside({ path }: Root, realPath: string): boolean {
  return realPath.startsWith(path.endsWith(sep) ? path : path + sep);
}

export function refuseBySize(uri: string, bytes: number): Refusal | undefined {
  if (bytes <= MAX_BYTES) return undefined;
  const megabytes = (size: number) => Math.ceil(size / 1024 / 1024);
  const message = `\`${uri}\` is ${megabytes(bytes)} MB; the limit is ${megabytes(MAX_BYTES)} MB.`;
  return { rule: 'file-too-large', message, ofFile: true };
}

function refusal(message: string): Refusal {
  return { rule: 'ref-refused', message, hint: HINT };
}
