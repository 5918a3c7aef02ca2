import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { isObject } from '../../plugins/shared/core/json';
import { cutDocument } from '../against/cutDocument';

export interface CutOperation {
  /** JSON with this operation alone, and what it uses. */
  text: string;
  /** What its heading may be. */
  headings: string[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export async function cutOperation(file: string, operationId: string): Promise<CutOperation> {
  const text = await readFile(file, 'utf8');
  const whole = (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Parameters<typeof cutDocument>[0];
  for (const [path, item] of Object.entries(whole.paths ?? {})) {
    if (!isObject(item)) continue;
    const method = METHODS.find((one) => isObject(item[one]) && item[one].operationId === operationId);
    if (method === undefined) continue;
    const others = METHODS.filter((one) => one !== method);
    const alone = Object.fromEntries(Object.entries(item).filter(([key]) => !others.includes(key)));
    const { tags = [], summary } = item[method] as { tags?: string[]; summary?: string };
    const listed = (whole.tags as Array<{ name: string }> | undefined)?.filter(({ name }) => tags.includes(name));
    const { 'x-tagGroups': _, ...rest } = whole;
    const cut = cutDocument({ ...rest, ...(listed ? { tags: listed } : {}), paths: { [path]: alone } }, 1);
    return { text: JSON.stringify(cut), headings: [...(summary ? [summary] : []), operationId, path] };
  }
  throw new Error(`${file} has no operation \`${operationId}\`.`);
}
