import type { CheckRule } from '../engine/rule';
import * as rules from './all';

export const RULES: readonly CheckRule[] = Object.values(rules);
