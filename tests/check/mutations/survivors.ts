import type { Mutation } from './types';

interface Survivor {
  kind: string;
  file: RegExp;
  /** What was changed. */
  before: RegExp;
  reason: string;
}

/** Changes that the check does not find, and why. */
const SURVIVORS: Survivor[] = [
  {
    kind: 'count in words',
    file: /data-rank/,
    before: /^two$/,
    reason: 'The paragraph says “two” twice, and its translation has two in one place.',
  },
  {
    kind: 'field',
    file: /schemas\/envelope\.yaml$/,
    before: /^(?:code|data|msg)$/,
    reason: 'The field only adds to one of the envelope, which remains.',
  },
  {
    kind: 'field',
    file: /schemas\/user\.yaml$/,
    before: /^(?:country|email|phone|idCard)$/,
    reason: 'No example, text or answer of the sandbox has this field of a player.',
  },
  {
    kind: 'limit',
    file: /archive|rank|envelope|location/,
    before: /^(?:1|100)$/,
    reason: 'No text states this limit.',
  },
  {
    kind: 'removed parameter',
    file: /session\.ts$/,
    before: /session_key/,
    reason: 'Method and path of this call are variables.',
  },
  {
    kind: 'method',
    file: /help\.yaml$/,
    before: /^put$/,
    reason: 'No text or sample names the method of this call.',
  },
  {
    kind: 'parameter',
    file: /share\.yaml$/,
    before: /^code$/,
    reason: 'The sandbox does not need it, and its name is that of other parameters.',
  },
];

/** Why nothing finds a change; `undefined` if it should be found. */
export function explainSurvivor({ kind, file, before }: Mutation): string | undefined {
  return SURVIVORS.find((one) => one.kind === kind && one.file.test(file) && one.before.test(before))?.reason;
}
