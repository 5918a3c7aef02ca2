import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTransaction, HEADER_LINE, readJournal } from '../../../plugins/sandbox/node/journalText';
import { expectedStates, type Step, steps } from './stores';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const linesOf = (all: Step[]) => all.map((step) => formatTransaction(new Map(step)));

function read(bytes: Uint8Array) {
  const { entries, length } = readJournal(bytes);
  return { entries: Object.fromEntries(entries), length };
}

describe('the lines of a file', () => {
  it('can be read by people', () => {
    expect(HEADER_LINE).toBe('{"file":"state of the sandbox","version":1}\n');
    const changes = new Map([['counter/demo/1001/jump', 5] as const, ['session/4f0c', undefined] as const]);
    expect(formatTransaction(changes)).toBe('{"set":{"counter/demo/1001/jump":5},"delete":["session/4f0c"]}\n');
  });

  it('give back every whole transaction and nothing of a torn one, wherever the file ends', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const lines = linesOf(all);
        const states = expectedStates(all);
        const bytes = bytesOf(HEADER_LINE + lines.join(''));
        const ends = [HEADER_LINE, ...lines].map((line) => bytesOf(line).length);
        for (let cut = 0, whole = -1, end = 0; cut <= bytes.length; cut += 1) {
          // An object without its line feed is whole.
          while (whole + 1 < ends.length && cut >= end + (ends[whole + 1] ?? 0) - 1) end += ends[(whole += 1)] ?? 0;
          const { entries, length } = read(bytes.subarray(0, cut));
          expect(entries).toEqual(states[Math.max(0, whole)]);
          expect(length).toBe(Math.min(cut, end));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are whole before what a failing disk leaves behind: zeros, or a part of another line', () => {
    const text = `${HEADER_LINE}{"set":{"a":1}}\n`;
    for (const rest of ['\0\0\0\0', '{"set":{"a":"\u00e9', '{"set":{"a":2', '}']) {
      expect(read(bytesOf(text + rest))).toEqual({ entries: { a: 1 }, length: text.length });
    }
    const torn = Uint8Array.from([...bytesOf(text), 0x7b, 0xc3]);
    expect(read(torn).length).toBe(text.length);
  });

  it('may have been written by an editor: a byte order mark, other line ends, empty lines, none at the end', () => {
    const text = `\ufeff${HEADER_LINE.trim()}\r\n\r\n{"set":{"a":1}}\r\n\n{ "delete": ["a"], "set": { "b": null } }`;
    expect(read(bytesOf(text)).entries).toEqual({ b: null });
  });

  it.each([
    ['{"set":{"a":1}}\n', 1, 'is not that of a file of the sandbox'],
    ['\n', 1, 'is not that of a file of the sandbox'],
    ['{"name": "package"', 1, 'is not that of a file of the sandbox'],
    ['\u0000\u0000\u0000\u0000', 1, 'is not that of a file of the sandbox'],
    [HEADER_LINE.replace('1', '2'), 1, 'says version 2, and this sandbox reads version 1'],
    [`${HEADER_LINE}{"set":{"a":1}}\n{"set":{"a":\n{"set":{"a":3}}\n`, 3, 'is damaged'],
    [`${HEADER_LINE}\u0000\u0000\n`, 2, 'is damaged'],
    [`${HEADER_LINE}[]\n`, 2, 'is not a change of the state'],
    [`${HEADER_LINE}{"sett":{"a":1}}\n`, 2, 'is not a change of the state'],
    [`${HEADER_LINE}{"set":[1]}\n`, 2, 'is not a change of the state'],
    [`${HEADER_LINE}{"delete":[1]}\n`, 2, 'is not a change of the state'],
    [`${HEADER_LINE}{"delete":"a"}`, 2, 'is not a change of the state'],
  ])('say where they are damaged: %j', (text, line, reason) => {
    expect(() => readJournal(bytesOf(text))).toThrow(expect.objectContaining({ line, reason }));
  });

  it('notice any line that is lost to damage', () => {
    fc.assert(
      fc.property(steps, fc.nat(), fc.integer({ min: 128, max: 255 }), (all, place, byte) => {
        const bytes = bytesOf(HEADER_LINE + linesOf([...all, [['end', 1]]]).join(''));
        // A lone byte from 128 on is no UTF-8; only in the last line could it be the end of a write.
        const last = bytes.lastIndexOf(0x0a, bytes.length - 2);
        bytes[place % last] = byte;
        bytes[(place % last) + 1] = 0x20;
        expect(() => readJournal(bytes)).toThrow(/^Line \d+ /);
      }),
    );
  });
});
