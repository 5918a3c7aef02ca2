import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath, serializeParameter } from '../../../plugins/samples/core/request';
import type { Json } from '../../../plugins/sandbox/core/types';
import { runSmall } from '../support/sandbox';

type Place = 'path' | 'query' | 'header' | 'cookie';

const ok = { responses: { 200: { description: '', content: { 'application/json': {} } } } };
const SCHEMAS = {
  value: { type: 'string' },
  list: { type: 'array', items: { type: 'string' } },
  object: { type: 'object', properties: { size: { type: 'integer' }, name: { type: 'string' } } },
};

/** Styles cannot distinguish empty text from none. */
const inUrl = fc.string({ unit: 'grapheme', minLength: 1 });
/** Headers and cookies allow few characters. */
const inHeader = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_.'), minLength: 1 });

const valuesOf = (text: fc.Arbitrary<string>) => ({
  value: text as fc.Arbitrary<Json>,
  list: fc.array(text, { minLength: 1 }) as fc.Arbitrary<Json>,
  object: fc.record({ size: fc.integer(), name: text }) as fc.Arbitrary<Json>,
});

const STYLES: Array<[Place, string, boolean, Array<keyof typeof SCHEMAS>]> = [
  ['path', 'simple', false, ['value', 'list', 'object']],
  ['path', 'simple', true, ['value', 'list', 'object']],
  ['path', 'label', false, ['value', 'list', 'object']],
  ['path', 'label', true, ['value', 'list', 'object']],
  ['path', 'matrix', false, ['value', 'list', 'object']],
  ['path', 'matrix', true, ['value', 'list', 'object']],
  ['query', 'form', true, ['value', 'list', 'object']],
  ['query', 'form', false, ['value', 'list', 'object']],
  ['query', 'spaceDelimited', false, ['list']],
  ['query', 'pipeDelimited', false, ['list']],
  ['query', 'deepObject', true, ['object']],
  ['header', 'simple', false, ['value', 'list', 'object']],
  ['header', 'simple', true, ['value', 'list', 'object']],
  ['cookie', 'form', true, ['value']],
  ['cookie', 'form', false, ['value', 'list', 'object']],
];

/** The style encodes both this and its separator, or neither. */
function isSeparator(text: string, style: string, explode: boolean): boolean {
  if (style === 'label') return explode && text.includes('.');
  const separator = { form: ',', spaceDelimited: ' ', pipeDelimited: '|' }[style];
  return !explode && separator !== undefined && text.includes(separator);
}

/** Encoded dots in a path still count as dots. */
const DOTS = /^\.{1,2}$/;

describe.each(STYLES)('a parameter in a %s, %s, exploded: %s', (place, style, explode, kinds) => {
  it.each(kinds)('gives back the %s that was written', async (kind) => {
    const parameter = { name: 'p', in: place, style, explode };
    const declared = { ...parameter, required: place === 'path', schema: SCHEMAS[kind] };
    const path = place === 'path' ? '/x/{p}/end' : '/x';
    const tiny = runSmall({ [path]: { get: { operationId: 'x', parameters: [declared], ...ok } } });
    const text = place === 'header' || place === 'cookie' ? inHeader : inUrl;
    const isClear = (part: string) => !DOTS.test(part) && !isSeparator(part, style, explode);
    await fc.assert(
      fc.asyncProperty(valuesOf(kind === 'value' ? text : text.filter(isClear))[kind], async (value) => {
        const { pairs, rawQuery, pathText = '' } = serializeParameter(parameter, value);
        const query = rawQuery ?? new URLSearchParams(pairs).toString();
        const headers: Record<string, string> =
          place === 'header' ? Object.fromEntries(pairs) : { Cookie: pairs.map((pair) => pair.join('=')).join('; ') };
        const address =
          place === 'path' ? fillPath(path, new Map([['p', pathText]])) : `/x?${place === 'query' ? query : ''}`;
        fc.pre(place !== 'path' || !/\/(\.|%2e){1,2}\//i.test(address));
        const init = place === 'header' || place === 'cookie' ? { headers } : {};
        const { json } = await tiny.send(address, init);
        expect([address, headers, json]).toEqual([address, headers, expect.objectContaining({ code: 0 })]);
        expect(tiny.calls.at(-1)?.parameters.p).toEqual(value);
      }),
      { numRuns: 50 },
    );
  });
});

it('takes the names that no other parameter has for an exploded map in a query', async () => {
  const map = { type: 'object', additionalProperties: { type: 'integer' } };
  const parameters = [
    { name: 'counts', in: 'query', required: true, schema: map },
    { name: 'page', in: 'query', schema: { type: 'string' } },
    { name: 'range', in: 'query', schema: SCHEMAS.object },
  ];
  const tiny = runSmall({ '/x': { get: { operationId: 'x', parameters, ...ok } } });
  await tiny.send('/x?red=1&page=2&blue=3&size=4');
  expect(tiny.calls.at(-1)?.parameters).toEqual({ counts: { red: 1, blue: 3 }, page: '2', range: { size: 4 } });
  await tiny.send('/x?page=2&size=4');
  expect(tiny.calls).toHaveLength(1);
});

describe.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
  'an object in a form of %s',
  (mediaType) => {
    const counts = { type: 'object', additionalProperties: { type: 'integer' } };
    const properties = { range: { ...SCHEMAS.object, type: ['object', 'null'] }, counts };

    async function read(encoding: object | undefined, fields: Record<string, string>): Promise<Json | undefined> {
      const content = { [mediaType]: { schema: { type: 'object', properties }, ...(encoding && { encoding }) } };
      const tiny = runSmall({ '/x': { post: { operationId: 'x', requestBody: { content }, ...ok } } });
      const isParts = mediaType.startsWith('multipart');
      const form = isParts ? new FormData() : new URLSearchParams();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      await tiny.send('/x', { method: 'POST', body: form });
      return tiny.calls.at(-1)?.body;
    }

    it('has the names that no other field has, if it is an exploded map', async () => {
      const body = await read({ counts: { explode: true }, range: { explode: true } }, { red: '1', size: '4' });
      expect(body).toEqual({ counts: { red: 1 }, range: { size: 4 } });
    });

    it('keeps its names in brackets beside an exploded map', async () => {
      const rules = { counts: { explode: true }, range: { style: 'deepObject' } };
      const fields = { 'range[size]': '4', red: '1', constructor: '2' };
      expect(await read(rules, fields)).toEqual({ counts: { red: 1, constructor: 2 }, range: { size: 4 } });
    });

    it('is JSON', async () => {
      expect(await read(undefined, { range: '{"size":4}' })).toEqual({ range: { size: 4 } });
      expect(await read({ range: { contentType: 'text/json' } }, { range: '{"size":4}' })).toEqual({
        range: { size: 4 },
      });
    });

    it.each([
      [{ style: 'deepObject' }, { 'range[size]': '4' }],
      [{ explode: true }, { size: '4' }],
      [{ explode: false }, { range: 'size,4' }],
      [{ allowReserved: true, contentType: 'application/json' }, { size: '4' }],
    ])('is written as a parameter where it has a style: %j', async (rules, fields) => {
      expect(await read({ range: rules }, fields)).toEqual({ range: { size: 4 } });
    });
  },
);
