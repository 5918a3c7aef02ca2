import { CloudError } from './cloud';

/** What the game does about a failure. */
export type Reaction =
  | 'log-in' // then repeat the call once
  | 'new-code' // of the platform, then log in
  | 'wait' // then try again
  | 'normal' // no failure for the player
  | 'tell-player' // nothing that the game could repeat
  | 'switch-off' // hide the feature, report it
  | 'report' // a mistake in the code or the set-up, or a code that the game does not know
  | 'look-first'; // no answer: the call may have been carried out

const REACTIONS: Array<[Reaction, number[]]> = [
  ['log-in', [10020, 10021]],
  ['new-code', [30101, 30200, 30201, 30300]],
  ['wait', [30102]],
  ['normal', [10202, 10603, 10702, 20002, 20011]], // 10702: of calls with a key; of others, report it
  ['switch-off', [10501, 10604, 10701]],
  ['tell-player', [10101, 30100, 30103]], // the game is closed; the login refused or blocked
  ['tell-player', [10200, 10201, 10301, 10302, 10401, 10402, 10403]], // of what friends share
  ['tell-player', [10803, 10804]], // of what the player enters
];

/** One place decides for all calls. `callAsPlayer` has done `log-in` already. */
export function reactTo(error: unknown): Reaction {
  if (!(error instanceof CloudError)) return 'look-first';
  return REACTIONS.find(([, codes]) => codes.includes(error.code))?.[0] ?? 'report';
}
