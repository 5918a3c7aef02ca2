import { expect, it } from 'vitest';
import { readContract } from './support/contract';

const contract = await readContract();
const TIME = '2026-03-02T09:15:00Z';

function read(operationId: string, body: object, init?: ResponseInit): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  return contract.read(operationId, new Response(JSON.stringify(body), { headers, ...init }));
}

it('accepts each result that the document shows', async () => {
  for (const { operationId, responses } of contract.operations) {
    const examples = responses.flatMap(({ contents }) => contents.flatMap((content) => content.examples));
    for (const { value } of examples)
      await expect(read(operationId, Object(value))).resolves.toMatchObject(Object(value));
  }
});

it.each([
  [
    'a field that nobody documented',
    'archiveGet',
    { code: 0, msg: 'success', data: { createTime: TIME, updateTime: TIME, size: 1 } },
  ],
  ['one beside the envelope', 'counterGet', { code: 0, msg: 'success', data: 1, time: 1 }],
  ['a missing field', 'archiveGet', { code: 0, msg: 'success', data: { createTime: TIME } }],
  [
    'a value of another format',
    'archiveGet',
    { code: 0, msg: 'success', data: { createTime: 'now', updateTime: TIME } },
  ],
  ['data of a failure', 'counterGet', { code: 10500, msg: 'counter identifier invalid', data: 1 }],
  ['a missing part of the envelope', 'counterGet', { code: 10500, msg: 'counter identifier invalid' }],
  ['a code of another operation', 'counterGet', { code: 10603, msg: 'archive does not exist', data: null }],
  ['a code that nobody knows', 'counterGet', { code: 1, msg: 'oops', data: null }],
  ['the text of another code', 'counterGet', { code: 10500, msg: 'counter not enabled', data: null }],
  ['a text that the catalogue does not have', 'shareGenerate', { code: 10020, msg: 'who are you', data: null }],
  [
    'a wrong code of an entry',
    'ipToRegion',
    { code: 0, msg: 'success', data: { me: { ip: '::1', code: 500, msg: 'parameter error' } } },
  ],
])('refuses %s', async (_, operationId, body) => {
  await expect(read(operationId, body)).rejects.toThrow(operationId);
});

it('refuses another status, and another media type', async () => {
  const good = { code: 0, msg: 'success', data: 1 };
  await expect(read('counterGet', good)).resolves.toMatchObject({ code: 0 });
  await expect(read('counterGet', good, { status: 201 })).rejects.toThrow('status 201');
  await expect(read('counterGet', good, { headers: { 'Content-Type': 'text/html' } })).rejects.toThrow('text/html');
  await expect(read('shareImage', good, { headers: { 'Content-Type': 'image/jpeg' } })).rejects.toThrow('image/jpeg');
});
