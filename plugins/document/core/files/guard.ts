import { sep } from 'node:path';

/** The largest public specs have some 20 MB. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** Why a file is not read. Becomes a problem at the reference. */
export interface Refusal {
  rule: string;
  message: string;
  hint?: string | undefined;
  /** Absolute path, if the problem is in the file: it is reported once for all references. */
  ofFile?: string;
}

/** A file that a host did not read, for a reason that it knows. */
export class NotRead extends Error {
  override name = 'NotRead';

  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super(refusal.message, options);
  }
}

/** Says it of one reference: each has its own way to the file. */
export type Refuse = (uri: string) => Refusal;

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

/** Refuses a reference of a document at a URL that leads to another server than its own, `server`. */
export function refuseByServer(server: string, url: string): Refuse | undefined {
  if (URL.canParse(url) && new URL(url).origin === server) return undefined;
  return (uri) => ({
    rule: 'ref-refused',
    message: `\`${uri}\` is not on the server of the document, \`${server}\`; nothing is fetched from elsewhere.`,
  });
}

export interface Root {
  /** With symbolic links resolved. */
  path: string;
  name: string;
}

/** Refuses a file that, with symbolic links resolved, is outside all of these folders. */
export function refuseByPlace(roots: readonly Root[], realPath: string): Refuse | undefined {
  if (roots.some((root) => isInside(root, realPath))) return undefined;
  const names = roots.map(({ name }) => `\`${name}\``).join(', ');
  const hint = 'Set the option `root` (`--root` on the command line) to a folder that holds both files.';
  return (uri) => ({
    rule: 'ref-refused',
    message: `\`${uri}\` is outside the \`root\` folder ${names}.`,
    hint,
  });
}

export function isInside({ path }: Root, realPath: string): boolean {
  return realPath.startsWith(path.endsWith(sep) ? path : path + sep);
}

export function refuseBySize(path: string, bytes: number): Refuse | undefined {
  if (bytes <= MAX_BYTES) return undefined;
  const megabytes = (size: number) => Math.ceil(size / 1024 / 1024);
  return (uri) => ({
    rule: 'file-too-large',
    message: `\`${uri}\` is ${megabytes(bytes)} MB; the limit is ${megabytes(MAX_BYTES)} MB.`,
    ofFile: path,
  });
}

function refusal(message: string): Refusal {
  return { rule: 'ref-refused', message, hint: HINT };
}
