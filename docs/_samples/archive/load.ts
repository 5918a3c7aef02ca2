import { CloudError } from '../cloud';
import { callAsPlayer } from '../session';

export type State = {
  level: number;
  coins: number;
  unlocked?: string[];
};

const DEFAULTS: State = { level: 1, coins: 0 };

/** The state, and the version that it comes from. */
export async function load(): Promise<{ state: State; version?: string }> {
  try {
    const { data, updateTime } = await callAsPlayer('GET', '/api/v1/archive/get/progress');
    return { state: { ...DEFAULTS, ...data }, version: updateTime };
  } catch (error) {
    if (!(error instanceof CloudError) || error.code !== 10603) throw error;
    return { state: DEFAULTS };
  }
}
