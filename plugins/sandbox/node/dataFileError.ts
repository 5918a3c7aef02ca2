/** The file of the sandbox cannot be used; the message says why and what helps. The file is as it was. */
export class DataFileError extends Error {
  override name = 'DataFileError';
}

const REASONS: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'the file would be larger than the system allows',
  EIO: 'the disk reports an error',
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
};

/** Says in words why a call to the file system failed. */
export function explainFailure(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code && REASONS[code]) || message || String(error);
}
