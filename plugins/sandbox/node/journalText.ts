import type { Changes } from '../core/store/draft';
import { freeze } from '../core/store/freezeJson';
import type { Json } from '../core/types';

/** First line of the file. A change to what the lines mean raises the version. */
const HEADER = { file: 'state of the sandbox', version: 1 };
export const HEADER_LINE = `${JSON.stringify(HEADER)}\n`;

export interface Journal {
  entries: Map<string, Json>;
  /** Bytes up to the end of the last whole line; what stands behind it was never acknowledged. */
  length: number;
}

/** Something that no interrupted write can leave behind. */
export class JournalDamage extends Error {
  override name = 'JournalDamage';

  constructor(
    /** From 1. */
    readonly line: number,
    /** What is wrong with it, to be read after "line 3 ". */
    readonly reason: string,
  ) {
    super(`Line ${line} ${reason}.`);
  }
}

/** One transaction: `{"set":{"counter/demo/1001/jump":5},"delete":["session/4f0c"]}` and a line feed. */
export function formatTransaction(changes: Changes): string {
  const set: Array<[string, Json]> = [];
  const removed: string[] = [];
  for (const [key, value] of changes) {
    if (value === undefined) removed.push(key);
    else set.push([key, value]);
  }
  const line = {
    ...(set.length > 0 ? { set: Object.fromEntries(set) } : {}),
    ...(removed.length > 0 ? { delete: removed } : {}),
  };
  return `${JSON.stringify(line)}\n`;
}

/** Reads a whole file. Throws `JournalDamage`, except for a last line that was not written to its end. */
export function readJournal(bytes: Uint8Array): Journal {
  const entries = new Map<string, Json>();
  let length = 0;
  for (let number = 1; length < bytes.length; number += 1) {
    const feed = bytes.indexOf(0x0a, length);
    const isWhole = feed >= 0;
    const end = isWhole ? feed + 1 : bytes.length;
    const line = parseLine(bytes.subarray(length, end));
    // A part of an object is not JSON, so that what can be parsed is complete: somebody's editor dropped the line feed.
    if (line === undefined && !isWhole && isTorn(bytes.subarray(length), number)) break;
    if (number === 1) checkHeader(line);
    else applyLine(entries, line, number);
    length = end;
  }
  return { entries, length };
}

/** Anything but the beginning of a header stands in a file that is not ours. */
function isTorn(bytes: Uint8Array, number: number): boolean {
  return number > 1 || HEADER_LINE.startsWith(new TextDecoder().decode(bytes));
}

/** `undefined`: not JSON; `null`: nothing but white space. */
function parseLine(bytes: Uint8Array): Json | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? null : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}

function checkHeader(line: Json | undefined): void {
  if (!isObject(line) || line.file !== HEADER.file) throw new JournalDamage(1, 'is not that of a file of the sandbox');
  if (line.version !== HEADER.version) {
    const version = JSON.stringify(line.version);
    throw new JournalDamage(1, `says version ${version}, and this sandbox reads version ${HEADER.version}`);
  }
}

function applyLine(entries: Map<string, Json>, line: Json | undefined, number: number): void {
  if (line === null) return;
  if (line === undefined) throw new JournalDamage(number, 'is damaged');
  const { set = {}, delete: removed = [], ...rest } = isObject(line) ? line : { rest: line };
  if (!isObject(set) || !isListOfKeys(removed) || Object.keys(rest).length > 0) {
    throw new JournalDamage(number, 'is not a change of the state');
  }
  for (const [key, value] of Object.entries(set)) entries.set(key, freeze(value));
  for (const key of removed) entries.delete(key);
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfKeys(value: Json): value is string[] {
  return Array.isArray(value) && value.every((key) => typeof key === 'string');
}
