import { plainText } from '../../../shared/core/description/plainText';
import type { Example } from '../model/types';

/** What lists call an example: its summary, otherwise its name, in which some authors mark code. */
export function exampleLabel({ summary, name }: Example): string {
  return summary ?? (name.includes('`') ? plainText(name) : name);
}
