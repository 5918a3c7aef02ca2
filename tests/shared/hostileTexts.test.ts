import { expect, it } from 'vitest';
import { completeJson } from '../../plugins/console/core/body/completeJson';
import { parseBody } from '../../plugins/console/core/body/editJson';
import { fillSent } from '../../plugins/console/core/fillSent';
import { judgeAddress } from '../../plugins/console/core/judgeAddress';
import { maskTexts } from '../../plugins/console/core/maskSecrets';
import { readShared } from '../../plugins/console/core/shareForm';
import { valueOfText } from '../../plugins/flows/core/inputValues';
import { findNetworkFailure } from '../../plugins/openapi/core/errors/findNetworkFailure';
import { findStatuses } from '../../plugins/openapi/core/errors/findStatuses';
import { createErrorFinder } from '../../plugins/openapi/core/errors/recogniseError';
import { isValid, readAddress } from '../../plugins/openapi/core/readerValues/checkValue';
import { highlight } from '../../plugins/samples/core/code/highlight';
import { cleanValue, serverAddress } from '../../plugins/samples/core/code/serverAddress';
import { listPatterns } from '../../plugins/samples/core/languages';
import { curlLanguage } from '../../plugins/samples/core/languages/curl';
import type { SampleRequest } from '../../plugins/samples/core/sample/types';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { guardQuery } from '../../plugins/search/core/results/guardQuery';
import { calculable } from '../../plugins/shared/core/exactJson';
import { createAddressFinder } from '../../plugins/shared/core/findAddress';
import { findCodes } from '../../plugins/shared/core/findCodes';
import { layOutJson } from '../../plugins/shared/core/layOutJson';
import { findNearest } from '../../src/components/NotFound/findNearest';
import { name, page } from '../search/support/records';

const LENGTH = 100_000;
const MOST_TIMES = 50;
/** What a machine does beside. */
const LEAST_MS = 1000;

const fill = (unit: string, first = '', last = '!') => `${first}${unit.repeat(LENGTH / unit.length)}${last}`;

/** Expressions that look ahead from each of these, and fail at the end, take the square of the length. */
const REPEATED = [
  ...[
    '-',
    '_',
    ' ',
    '\n',
    '\t',
    '"',
    '\\"',
    "'",
    '`',
    '/',
    '/*',
    '#',
    '?',
    '.',
    ':',
    '=',
    '@',
    '{',
    '[',
    '(',
    '<',
    '{"',
  ],
  ...['0', '1 ', '12-', '500 ', '10021\n', 'a', 'aA', 'a_', 'a.', 'a$', '错误', '０', '%', '%E4'],
  ...['code ', 'error', 'HTTP - ', 'timeout ', 'mixed ', '    at a\n', '10021: a\n', '/rank/{id}/'],
];
const HOSTILE = [
  ...REPEATED.map((unit) => fill(unit)),
  ...['"code":', 'HTTP', '500', 'Bad', '    at'].flatMap((first) => [' ', '\n', '-'].map((unit) => fill(unit, first))),
  fill('\\"', '"'),
  fill('\\\\', '"'),
  fill('1', '{"a":', '}'),
  fill('[', '', ']'.repeat(LENGTH)),
];

const ERROR = { code: 10_021, name: 'expired', title: 'Expired', meaning: '', usedBy: [], otherCodes: [1, 500] };
const CALLS = [{ method: 'GET', path: '/api/v1/rank/{id}', name: 'rankGet', title: 'Rank', href: '/rank#get' }];
const engine = createExactEngine({
  pages: [page({ title: 'Errors' }, { Codes: ['code error timeout a'] })],
  names: [name({ kind: 'operation', name: 'rankGet' })],
});
const SCHEMA = { type: ['string'], fields: [] };
const SAMPLE: SampleRequest = {
  name: 'a',
  method: 'POST',
  url: 'https://a.example/b',
  query: [],
  headers: [],
  cookies: [],
  result: 'json',
};
const patterns = listPatterns([]);

const READERS: Record<string, (text: string) => unknown> = {
  findCodes,
  findStatuses,
  findNetworkFailure,
  findAddress: createAddressFinder(CALLS),
  recogniseError: createErrorFinder([ERROR], { calls: CALLS, success: 0 }),
  search: (text) => engine.search({ text }),
  guardQuery,
  findNearest: (text) => findNearest(text, ['/api/session', '/guide']),
  readShared,
  parseExact: (text) => calculable(parseBody(text)),
  layOutJson,
  completeJson: (text) => completeJson(text, text.length, SCHEMA),
  judgeAddress: (text) => judgeAddress(`https://a/${text}`, `https://${text}`, []),
  serverAddress: (host) =>
    serverAddress({ url: 'https://{host}', variables: [{ name: 'host', default: '' }] }, { host }),
  cleanValue,
  readAddress: (text) => readAddress(`https://a/${text}`),
  isValid: (text) => isValid(text, 'number'),
  valueOfText: (text) => valueOfText({ type: 'integer' }, text),
  maskTexts: (text) => maskTexts(text, [text.slice(1), 'code']),
  fillSent: (text) =>
    fillSent(
      { fields: [{ in: 'path', name: 'b', value: '' }], body: { mediaType: 'application/json', text: '' } },
      { template: '/a/{b}', address: `/a/${text}?${text}`, headers: { cookie: text }, body: text },
    ),
  'a sample': (text) => curlLanguage.write({ ...SAMPLE, body: { kind: 'text', mediaType: 'application/json', text } }),
  ...Object.fromEntries(
    Object.keys(patterns).map((grammar) => [
      `highlight ${grammar}`,
      (text: string) => highlight(text, grammar, patterns),
    ]),
  ),
};

async function measure(read: (text: string) => unknown, text: string): Promise<number> {
  const before = process.cpuUsage();
  await read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

it.each(Object.keys(READERS))('%s reads 100,000 characters in the same time, whatever they are', async (reader) => {
  const read = READERS[reader] ?? String;
  const ceiling = LEAST_MS + MOST_TIMES * (await measure(read, fill('the quick brown fox, ')));
  for (const text of HOSTILE) {
    const spent = await measure(read, text);
    expect({ text: text.slice(0, 20), isLong: spent > ceiling }).toMatchObject({ isLong: false });
  }
});
