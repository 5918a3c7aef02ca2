import { describe, expect, it } from 'vitest';
import { type ParameterFormat, serializeParameter } from '../../../plugins/samples/core/request';
import type { Json } from '../../../plugins/shared/core/json';

const string = 'blue';
const array = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

const write = (format: Omit<ParameterFormat, 'name'>, value: Json) =>
  serializeParameter({ name: 'color', ...format }, value);

function queryText(format: Omit<ParameterFormat, 'name' | 'in'>, value: Json): string {
  const { pairs, rawQuery } = write({ in: 'query', ...format }, value);
  if (rawQuery !== undefined) return rawQuery;
  return pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}

/** "Style Examples" of OpenAPI 3.1.1, by column: empty string, string, array, object. */
describe('style examples of the specification', () => {
  it.each`
    style       | explode  | empty       | text             | list                                     | members
    ${'matrix'} | ${false} | ${';color'} | ${';color=blue'} | ${';color=blue,black,brown'}             | ${';color=R,100,G,200,B,150'}
    ${'matrix'} | ${true}  | ${';color'} | ${';color=blue'} | ${';color=blue;color=black;color=brown'} | ${';R=100;G=200;B=150'}
    ${'label'}  | ${false} | ${'.'}      | ${'.blue'}       | ${'.blue,black,brown'}                   | ${'.R,100,G,200,B,150'}
    ${'label'}  | ${true}  | ${'.'}      | ${'.blue'}       | ${'.blue.black.brown'}                   | ${'.R=100.G=200.B=150'}
    ${'simple'} | ${false} | ${''}       | ${'blue'}        | ${'blue,black,brown'}                    | ${'R,100,G,200,B,150'}
    ${'simple'} | ${true}  | ${''}       | ${'blue'}        | ${'blue,black,brown'}                    | ${'R=100,G=200,B=150'}
  `('path, $style, explode $explode', ({ style, explode, empty, text, list, members }) => {
    const pathText = (value: Json) => write({ in: 'path', style, explode }, value).pathText;
    expect([pathText(''), pathText(string), pathText(array), pathText(object)]).toEqual([empty, text, list, members]);
  });

  it.each`
    style     | explode  | empty       | text            | list                                    | members
    ${'form'} | ${false} | ${'color='} | ${'color=blue'} | ${'color=blue%2Cblack%2Cbrown'}         | ${'color=R%2C100%2CG%2C200%2CB%2C150'}
    ${'form'} | ${true}  | ${'color='} | ${'color=blue'} | ${'color=blue&color=black&color=brown'} | ${'R=100&G=200&B=150'}
  `('query, $style, explode $explode', ({ style, explode, empty, text, list, members }) => {
    const query = (value: Json) => queryText({ style, explode }, value);
    expect([query(''), query(string), query(array), query(object)]).toEqual([empty, text, list, members]);
  });

  it.each`
    style               | explode  | list                            | members
    ${'spaceDelimited'} | ${false} | ${'color=blue%20black%20brown'} | ${'color=R%20100%20G%20200%20B%20150'}
    ${'pipeDelimited'}  | ${false} | ${'color=blue%7Cblack%7Cbrown'} | ${'color=R%7C100%7CG%7C200%7CB%7C150'}
  `('query, $style', ({ style, explode, list, members }) => {
    expect([queryText({ style, explode }, array), queryText({ style, explode }, object)]).toEqual([list, members]);
  });

  it('query, deepObject', () => {
    expect(queryText({ style: 'deepObject', explode: true }, object)).toBe(
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    );
  });
});

describe('defaults', () => {
  it.each<[ParameterFormat['in'], unknown]>([
    ['path', { pairs: [], pathText: 'blue,black,brown' }],
    [
      'query',
      {
        pairs: [
          ['color', 'blue'],
          ['color', 'black'],
          ['color', 'brown'],
        ],
      },
    ],
    ['header', { pairs: [['color', 'blue,black,brown']] }],
    [
      'cookie',
      {
        pairs: [
          ['color', 'blue'],
          ['color', 'black'],
          ['color', 'brown'],
        ],
      },
    ],
  ])('a list in %s', (place, expected) => {
    expect(write({ in: place }, array)).toEqual(expected);
  });

  it('does not explode the delimited styles', () => {
    expect(write({ in: 'query', style: 'pipeDelimited' }, array).pairs).toEqual([['color', 'blue|black|brown']]);
  });
});

describe('query', () => {
  it('writes a comma list as one pair', () => {
    const ips = ['1.1.1.1', '2.2.2.2'];
    expect(serializeParameter({ name: 'ip', in: 'query', style: 'form', explode: false }, ips)).toEqual({
      pairs: [['ip', '1.1.1.1,2.2.2.2']],
    });
  });

  it('encodes the items of a comma list one by one where an item holds a comma', () => {
    expect(write({ in: 'query', explode: false }, ['a,b', 'c&d'])).toEqual({
      pairs: [],
      rawQuery: 'color=a%2Cb,c%26d',
    });
    expect(write({ in: 'query', explode: false, allowReserved: true }, ['a,b', 'c/d'])).toEqual({
      pairs: [],
      rawQuery: 'color=a%2Cb,c/d',
    });
  });

  it('keeps a comma of a single text as it is', () => {
    expect(write({ in: 'query', explode: false }, 'a,b')).toEqual({ pairs: [['color', 'a,b']] });
  });

  it.each<[Json, string]>([
    ['https://a.example/b?c=d', 'color=https://a.example/b?c=d'],
    ['a&b+c#d[e]', 'color=a%26b%2Bc%23d%5Be%5D'],
    ['a/50%25 b', 'color=a/50%25%20b'],
  ])('keeps reserved characters that a value may hold: %j', (value, expected) => {
    expect(queryText({ allowReserved: true }, value)).toBe(expected);
  });

  it('stays with decoded pairs where allowReserved makes no difference', () => {
    expect(write({ in: 'query', allowReserved: true }, 'blue')).toEqual({ pairs: [['color', 'blue']] });
  });

  it('writes deeper levels of deepObject with further brackets', () => {
    expect(write({ in: 'query', style: 'deepObject' }, { a: { b: 1 }, c: ['x', 'y'], d: null }).pairs).toEqual([
      ['color[a][b]', '1'],
      ['color[c]', 'x'],
      ['color[c]', 'y'],
    ]);
  });
});

describe('content', () => {
  const contentType = 'application/json';

  it.each<[Json, string]>([
    [[{ event: 'level', value: 3 }], '[{"event":"level","value":3}]'],
    ['text', '"text"'],
    [null, 'null'],
  ])('writes JSON text: %j', (value, text) => {
    expect(write({ in: 'query', contentType }, value)).toEqual({ pairs: [['color', text]] });
    expect(write({ in: 'header', contentType }, value)).toEqual({ pairs: [['color', text]] });
    expect(write({ in: 'path', contentType }, value)).toEqual({ pairs: [], pathText: encodeURIComponent(text) });
  });

  it('leaves text of another type as it is', () => {
    expect(write({ in: 'query', contentType: 'application/xml' }, '<a/>').pairs).toEqual([['color', '<a/>']]);
    const tabs = 'text/tab-separated-values';
    expect(write({ in: 'query', contentType: tabs }, ['a', 2]).pairs).toEqual([['color', 'a\t2']]);
  });

  it('writes a whole query string (3.2)', () => {
    const form = 'application/x-www-form-urlencoded';
    expect(write({ in: 'querystring', contentType: form }, { a: 1, b: 'x y' }).pairs).toEqual([
      ['a', '1'],
      ['b', 'x y'],
    ]);
    expect(write({ in: 'querystring', contentType }, { a: 1 })).toEqual({ pairs: [], rawQuery: '%7B%22a%22%3A1%7D' });
  });
});

describe('values', () => {
  it.each<[string, Json]>([
    ['null', null],
    ['an empty list', []],
    ['an empty object', {}],
    ['only nulls', [null]],
  ])('sends nothing for %s', (_, value) => {
    for (const place of ['query', 'header', 'cookie'] as const)
      expect(write({ in: place }, value)).toEqual({ pairs: [] });
    expect(write({ in: 'path' }, value)).toEqual({ pairs: [], pathText: '' });
  });

  it('writes booleans and numbers as text, nested values as JSON', () => {
    expect(write({ in: 'query' }, [true, 1.5, 0, [1], { a: 1 }]).pairs.map(([, value]) => value)).toEqual([
      'true',
      '1.5',
      '0',
      '[1]',
      '{"a":1}',
    ]);
  });

  it('encodes every part of a path on its own', () => {
    expect(write({ in: 'path' }, ['a,b', 'c/d', '小 🎮', "!'()*"]).pathText).toBe(
      'a%2Cb,c%2Fd,%E5%B0%8F%20%F0%9F%8E%AE,%21%27%28%29%2A',
    );
    expect(write({ in: 'path', allowReserved: true }, 'a:b/c?d').pathText).toBe('a:b%2Fc%3Fd');
  });

  it('survives lone surrogates', () => {
    expect(write({ in: 'path' }, 'a\uD800').pathText).toBe('a%EF%BF%BD');
    expect(write({ in: 'query', allowReserved: true }, '\uDC00/').rawQuery).toBe('color=%EF%BF%BD/');
  });

  it('does not encode headers and cookies', () => {
    expect(write({ in: 'header', explode: true }, { a: 'x y', b: 2 }).pairs).toEqual([['color', 'a=x y,b=2']]);
    expect(write({ in: 'cookie', style: 'cookie' }, { a: 'x y' }).pairs).toEqual([['a', 'x y']]);
    expect(write({ in: 'cookie', explode: false }, { a: 'x y' }).pairs).toEqual([['color', 'a,x y']]);
  });
});
