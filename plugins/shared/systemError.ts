import { getSystemErrorMap } from 'node:util';

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a folder of this path is a file',
  EEXIST: 'it already exists',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open',
  ENOTFOUND: 'no server has this name',
};

/** Describes a system error by its code or its number: `ENOSPC` -> `the disk is full`; `undefined` for an unknown one. */
export function reasonOf(code: string | number): string | undefined {
  const known = getSystemErrorMap();
  const [name = code, words] =
    (typeof code === 'number' ? known.get(code) : [...known.values()].find(([each]) => each === code)) ?? [];
  return REASONS[name] ?? words;
}

/** Finds the system error that an error is, or was caused by. */
export function findSystemError(error: unknown): NodeJS.ErrnoException | undefined {
  if (!(error instanceof Error)) return undefined;
  const { syscall, cause } = error as NodeJS.ErrnoException;
  return syscall === undefined ? findSystemError(cause) : error;
}

/** Describes an error for people: in its own words, unless they are, or quote, those of the system. */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const found = findSystemError(error);
  const reason = found && message.includes(found.message) ? reasonOf(found.code ?? found.errno ?? '') : undefined;
  if (reason === undefined) return message;
  return found?.path === undefined ? `${reason}.` : `\`${found.path}\`: ${reason}.`;
}
