import { highlight } from '../text/highlight';
import type { NameHit, NameRecord } from '../types';

export function showName({ kind, name, owner, link }: NameRecord, keywords: readonly string[]): NameHit {
  return { kind, name: highlight(name, keywords), owner: highlight(owner, keywords), link };
}
