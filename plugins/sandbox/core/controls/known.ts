import { readTime } from '../state/clock';
import type { Json } from '../types';
import { readInput, text } from './readInput';
import type { Control } from './types';

const LONGEST_NAME = 200;

export const knownControls: Control[] = [
  {
    method: 'GET',
    name: 'known',
    description: 'Says with which values calls succeed now, who can log in, and who is logged in.',
    run({ state, options: { backend, clock } }) {
      const now = readTime(state, clock());
      return {
        values: backend.examples?.(state, now) ?? {},
        logins: (backend.logins ?? []).map((login): Json => ({ ...login })),
        issued: Object.keys(backend.issue ?? {}),
        session: backend.describeSession?.(state, now) ?? null,
        now,
      };
    },
  },
  {
    method: 'POST',
    name: 'issue',
    description: 'Makes a new value for a parameter, such as a code of another player: `{name: "answerInvite.code"}`.',
    run({ state, input, options: { backend, clock, random } }) {
      const { name } = readInput(input, { name: text(LONGEST_NAME) });
      const { issue = {} } = backend;
      const make = Object.hasOwn(issue, name) ? issue[name] : undefined;
      if (!make) throw new Error(`Nothing issues ${name}. There is ${Object.keys(issue).join(', ') || 'nothing'}.`);
      return make({ state, input: null, now: readTime(state, clock()), random });
    },
  },
];
