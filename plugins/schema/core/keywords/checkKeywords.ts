import type { JsonObject } from '../../../shared/core/json';
import { words } from '../../../shared/core/words';
import { ROWS } from '../table';
import type { RuleView } from '../types';
import { jsonText } from './jsonText';
import { KINDS, type WrittenKeywords } from './kinds';

const CHECK_OF = new Map(ROWS.map(({ name, is }) => [name as string, KINDS[is] as (value: unknown) => boolean]));

/** Their definitions are shown where they are used. */
const ASIDE: ReadonlySet<string> = new Set(
  words('$schema $id $anchor $dynamicAnchor $recursiveAnchor $vocabulary $comment $defs definitions'),
);

/** Until draft 4, `$id` was `id`; Zod still writes it. */
function isOldId(key: string, value: unknown): boolean {
  return key === 'id' && typeof value === 'string';
}

export function checkKeywords(schema: JsonObject): { valid: WrittenKeywords; extensions: JsonObject; raw: RuleView[] } {
  const valid: JsonObject = {};
  const extensions: JsonObject = {};
  const raw: RuleView[] = [];
  for (const key of Object.keys(schema)) {
    const value = schema[key];
    if (CHECK_OF.get(key)?.(value)) valid[key] = value;
    else if (key.startsWith('x-')) extensions[key] = value;
    else if (value !== undefined && !ASIDE.has(key) && !isOldId(key, value))
      raw.push({ kind: 'raw', subject: key, raw: jsonText(value, 2) });
  }
  return { valid, extensions, raw };
}
