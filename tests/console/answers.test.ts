import { describe, expect, it } from 'vitest';
import { compareJson, printPath } from '../../plugins/console/core/answers/compareJson';
import { judgeAnswer } from '../../plugins/console/core/answers/judgeAnswer';
import { countParts, isStream } from '../../plugins/console/core/answers/streams';
import { calculable, parseExact } from '../../plugins/shared/core/exactJson';

describe('two answers', () => {
  it('are compared field by field, with numbers of any length, and the order of properties does not matter', () => {
    const one = parseExact('{"id":9223372036854775807,"tags":["a","b"],"owner":{"name":"Anna"},"old":1.0}');
    const other = parseExact('{"old":1,"id":9223372036854775806,"tags":["a"],"owner":{"name":"Anna"},"new":null}');
    const { differences, same } = compareJson(one, other);
    expect(differences.map(({ path }) => printPath(path))).toEqual(['id', 'tags[1]', 'new']);
    expect(differences[1]).toEqual({ path: ['tags', '1'], one: 'b' });
    expect(differences[2]).toEqual({ path: ['new'], other: null });
    expect(same).toBe(3);
  });

  it('of different types differ as a whole', () => {
    expect(compareJson({ items: [] }, { items: {} }).differences).toEqual([{ path: ['items'], one: [], other: {} }]);
    expect(printPath(['a b', '0', 'c'])).toBe('["a b"][0].c');
  });
});

const DOCUMENT = {
  paths: {
    '/pets': {
      get: {
        responses: {
          200: { content: { 'application/json; charset=utf-8': { schema: { $ref: '#/components/schemas/Pet' } } } },
          '4xx': { $ref: '#/components/responses/Failure' },
        },
      },
    },
  },
  components: {
    responses: { Failure: { content: { 'application/*': { schema: { type: 'string' } } } } },
    schemas: {
      Pet: {
        type: 'object',
        required: ['id', 'secret'],
        properties: {
          id: { type: 'integer', format: 'int64' },
          secret: { type: 'string', writeOnly: true },
          next: { $ref: '#/components/schemas/Pet' },
        },
      },
    },
  },
};

describe('an answer is judged by its schema', () => {
  const judge = (status: number, text: string, mediaType = 'application/json') =>
    judgeAnswer(DOCUMENT, { method: 'GET', path: '/pets', status, mediaType, value: calculable(parseExact(text)) });

  it('and fits with the greatest number of 64 bits, and without what is only written', () => {
    expect(judge(200, '{"id":9223372036854775807,"next":{"id":1}}')).toEqual([]);
    expect(judge(200, '{"id":9223372036854775808}')).toMatchObject([{ path: ['id'], keyword: 'maximum' }]);
  });

  it('which tells what is missing, unknown or of the wrong type', () => {
    expect(judge(200, '{"next":{"id":"1"},"nick":1}')).toMatchObject([
      { keyword: 'required', name: 'id' },
      { path: ['next', 'id'], keyword: 'type' },
      { keyword: 'undescribed', name: 'nick' },
    ]);
  });

  it('by the range of its status and of its media type; nothing is said of others', () => {
    expect(judge(404, '1')).toMatchObject([{ keyword: 'type' }]);
    expect(judge(500, '1')).toBe(undefined);
    expect(judge(200, '1', 'text/plain')).toBe(undefined);
  });
});

it('streams are known by their media type, and their complete parts are counted', () => {
  expect(['text/event-stream; charset=utf-8', 'application/x-ndjson', 'application/jsonl'].every(isStream)).toBe(true);
  expect(isStream('application/json')).toBe(false);
  expect(countParts('data: 1\n\ndata: 2\ndata: 3\n\ndata: 4', 'text/event-stream')).toBe(2);
  expect(countParts('{}\n{}\n{', 'application/x-ndjson')).toBe(2);
});
