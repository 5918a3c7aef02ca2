import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../shared/files';
import type { Fetched } from './fetchFile';

export interface Copy extends Fetched {
  /** ISO 8601; when it was fetched. */
  at: string;
}

/** Keeps copies of fetched files: a line of JSON, then the bytes. */
export interface Copies {
  read(url: string): Promise<Copy | undefined>;
  /** Without a folder that can be written, nothing is kept. */
  keep(url: string, fetched: Fetched): Promise<void>;
}

export function openCopies(folder: string, now: () => Date): Copies {
  const fileOf = (url: string) => join(folder, createHash('sha256').update(url).digest('hex').slice(0, 32));
  return {
    async read(url) {
      const bytes = await readFile(fileOf(url)).catch(() => undefined);
      const end = bytes?.indexOf('\n') ?? -1;
      if (!bytes || end < 0) return undefined;
      try {
        const { of, ...head } = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<Copy, 'bytes'> & { of: string };
        return of === url ? { ...head, bytes: bytes.subarray(end + 1) } : undefined;
      } catch {
        // Damaged.
        return undefined;
      }
    },
    async keep(of, { bytes, ...head }) {
      const line = JSON.stringify({ of, at: now().toISOString(), ...head });
      await replaceFile(fileOf(of), Buffer.concat([Buffer.from(`${line}\n`), bytes])).catch(() => undefined);
    },
  };
}
