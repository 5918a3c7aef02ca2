import type { Unfolded } from '../describe/walk';
import { isStructural } from './alias';

/** Whether a schema describes a value without inner schemas, by itself. */
export function isPlain({ keywords, also, extends: bases }: Unfolded): boolean {
  if (also.length > 0 || bases.length > 0 || isStructural(keywords)) return false;
  return keywords.discriminator === undefined && keywords.contentSchema === undefined;
}
