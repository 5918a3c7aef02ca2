import type { Desk } from '../read/place';

/** Where rules report. */
export type RuleDesk = Pick<Desk, 'at' | 'within' | 'report'>;
