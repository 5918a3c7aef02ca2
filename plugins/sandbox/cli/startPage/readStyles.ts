import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the start page. */
export function readStyles(): string {
  return readFileSync(join(__dirname, 'startPage.css'), 'utf8');
}
