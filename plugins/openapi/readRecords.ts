import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiRecords } from './core/records/types';

const NOTHING: ApiRecords = { pages: [], components: {}, names: [] };

export const RECORDS = '_data/search.json';

/** Reads the search records from the first folder that has some. */
export function createRecordsReader(): (folders: string[]) => Promise<ApiRecords> {
  const known = new Map<string, { text: string; records: ApiRecords }>();
  return async (folders) => {
    for (const folder of folders) {
      const file = join(folder, RECORDS);
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) continue;
      const last = known.get(file);
      if (last?.text === text) return last.records;
      const records = parse(text, file);
      known.set(file, { text, records });
      return records;
    }
    return NOTHING;
  };
}

function parse(text: string, file: string): ApiRecords {
  try {
    return JSON.parse(text) as ApiRecords;
  } catch (error) {
    throw new Error(`${file} is damaged. Delete it: it is generated anew.`, { cause: error });
  }
}
