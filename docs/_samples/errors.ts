import { CloudError } from './cloud';

/** What the game does about a failure. */
export type Reaction =
  | 'log-in' // then repeat the call once
  | 'new-code' // of the platform, then log in
  | 'wait' // then try again
  | 'normal' // no failure for the player
  | 'tell-player' // nothing that the game could repeat
  | 'switch-off' // hide the feature, report it
  | 'fix' // a mistake in the code: report it
  | 'look-first'; // no answer: the call may have been carried out

const REACTIONS: Record<number, Reaction> = {
  500: 'fix',
  501: 'fix',
  10020: 'log-in',
  10021: 'log-in',
  10403: 'tell-player',
  10501: 'switch-off',
  10603: 'normal',
  10604: 'switch-off',
  10701: 'switch-off',
  20002: 'normal',
  20011: 'normal',
  30101: 'new-code',
  30102: 'wait',
  30200: 'new-code',
  30201: 'new-code',
  30300: 'new-code',
};

/** One place decides for all calls. `callAsPlayer` has done `log-in` already. */
export function reactTo(error: unknown): Reaction {
  if (!(error instanceof CloudError)) return 'look-first';
  return REACTIONS[error.code] ?? 'tell-player';
}
