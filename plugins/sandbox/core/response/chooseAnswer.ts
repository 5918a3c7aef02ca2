import type { SandboxAnswer, SandboxOperation } from '../api';
import { findAnswer } from '../findAnswer';
import type { Preference } from '../request/readPreference';
import { negotiate } from './negotiate';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  content?: { mediaType: string; text: string };
}

/** The document declares no such response, or the caller does not accept it. */
export class NoAnswer extends Error {
  constructor(
    readonly status: 400 | 406,
    message: string,
  ) {
    super(message);
  }
}

export function chooseAnswer(operation: SandboxOperation, preference: Preference, accept: string | null): Answer {
  const { code = successOf(operation) } = preference;
  const found = code >= 200 && code < 600 ? findAnswer(operation.answers, code) : undefined;
  if (!found && preference.code !== undefined) {
    const declared = operation.answers.map(({ status }) => status).join(', ') || 'none';
    throw new NoAnswer(400, `${operation.id} declares no response ${code}, only ${declared}`);
  }
  return writeAnswer(found, code, preference, accept);
}

export function writeAnswer(
  answer: SandboxAnswer | undefined,
  status: number,
  { example, dynamic }: Preference,
  accept: string | null,
): Answer {
  const { contents = [], headers = {} } = answer ?? {};
  const named = contents.filter(
    ({ examples }) => example === undefined || examples.some(({ name }) => name === example),
  );
  if (named.length === 0 && example !== undefined) {
    const names = [...new Set(contents.flatMap(({ examples }) => examples.map(({ name }) => name)))];
    throw new NoAnswer(400, `The response ${status} has no example "${example}", only ${names.join(', ') || 'none'}`);
  }
  if (named.length === 0 || hasNoBody(status)) return { status, headers };
  const content = negotiate(accept, named);
  if (!content) {
    throw new NoAnswer(406, `The response ${status} comes as ${named.map(({ mediaType }) => mediaType).join(' or ')}`);
  }
  const { mediaType, examples, sample } = content;
  const chosen = dynamic ? undefined : (examples.find(({ name }) => name === example) ?? examples[0]);
  return { status, headers, content: { mediaType, text: chosen?.text ?? sample } };
}

export function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** The status of success: the lowest that is declared. */
export function successOf({ answers }: Pick<SandboxOperation, 'answers'>): number {
  const statuses = answers.map(({ status }) => status).filter((status) => !status.startsWith('1'));
  statuses.sort();
  const found =
    statuses.find((status) => status.startsWith('2')) ?? statuses.find((status) => status === 'default') ?? statuses[0];
  return found === undefined || found === 'default' ? 200 : Number(found.replaceAll('X', '0'));
}
