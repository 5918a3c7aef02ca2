import type { SandboxOptions } from '../api';
import { readActor, setActor } from '../state/actor';
import { readTime } from '../state/clock';
import type { Json, State, Who } from '../types';
import { optional, readInput, text } from './readInput';
import type { Control } from './types';

const LONGEST_NAME = 200;
const NAME = optional(text(LONGEST_NAME));

export const knownControls: Control[] = [
  {
    method: 'GET',
    name: 'known',
    description: 'Says with which values calls succeed now, who can log in, and who is logged in.',
    run: ({ state, options }) => describeKnown(state, options, readActor(state)),
  },
  {
    method: 'POST',
    name: 'known',
    description: 'Says the same of another player, with the codes of a `partner`: `{player: "1002", partner: "1001"}`.',
    run: ({ state, input, options }) =>
      describeKnown(state, options, withoutAbsent(readInput(input, { player: NAME, partner: NAME }))),
  },
  {
    method: 'POST',
    name: 'actor',
    isUndoable: false,
    description: 'Chooses the `player` whose session `known` names. Without one, it is who logged in last.',
    run({ state, input }) {
      setActor(state, readInput(input, { player: NAME }).player);
      return null;
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
      return make({ state, input: null, now: readTime(state, clock()), random, who: readActor(state) });
    },
  },
];

function describeKnown(state: State, { backend, clock }: SandboxOptions, who: Who): Json {
  const now = readTime(state, clock());
  return {
    values: backend.examples?.(state, now, who) ?? {},
    logins: (backend.logins ?? []).map((login): Json => ({ ...login })),
    issued: Object.keys(backend.issue ?? {}),
    scenes: (backend.scenes ?? []) as unknown as Json,
    session: backend.describeSession?.(state, now, who) ?? null,
    now,
  };
}

function withoutAbsent({ player, partner }: { player: string | undefined; partner: string | undefined }): Who {
  return { ...(player !== undefined && { player }), ...(partner !== undefined && { partner }) };
}
