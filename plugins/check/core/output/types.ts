import type { Source } from '../../../shared/problem';

/** For information. */
export interface Note extends Source {
  rule: string;
  message: string;
}
