import { describe, expect, test } from 'vitest';
import { findSampleLanguage } from '../../../plugins/samples/core/languages';
import { typeText } from '../../../plugins/schema/core/describe/typeText';
import type { FieldView } from '../../../plugins/schema/core/types';
import { build, operationOf, sent } from './support';

function notes({ schema }: FieldView): Record<string, string> {
  return Object.fromEntries((schema.notes ?? []).map(({ kind, value = 'yes' }) => [kind, value]));
}

describe('parameters', () => {
  test('of path item and operation are one where name and place are the same', async () => {
    const built = await build('path-item-parameters');
    const rows = (title: string) =>
      operationOf(built, title).parameters.flatMap(({ in: place, fields }) =>
        fields.map(({ name, schema }) => [place, name, typeText(schema.type), schema.html]),
      );
    const shared = [
      ['query', 'id', 'string', '<p>A query parameter of the same name</p>'],
      ['header', 'trace', 'string', '<p>Shared</p>'],
    ];
    expect(rows('Override one')).toEqual([['path', 'id', 'integer', '<p>From the operation</p>'], ...shared]);
    expect(rows('Override none')).toEqual([['path', 'id', 'string', '<p>From the path item</p>'], ...shared]);
    expect(sent(built, 'Override one')[0]).toMatch(/^GET .*\/users\/7$/);
    expect(sent(built, 'Override none')[0]).toMatch(/^PUT .*\/users\/q$/);
  });

  test('of every style are encoded as the specification says, and the table says how', async () => {
    const built = await build('styles');
    const [line, header] = sent(built, 'All styles');
    expect(line).toBe(
      'GET https://api.example.org/find/a,b%20c/.a.b/;x=1;y=2?list=a&list=b&space=a%20b&pipe=a%7Cb' +
        '&deep%5Bfrom%5D=1&deep%5Bto%5D=2&r=1&g=2&comma=1%2C2,3',
    );
    expect(header).toBe('X-Ids: 1,2');
    const [, query] = operationOf(built, 'All styles').parameters;
    const how = ({ schema }: FieldView) => schema.notes?.find(({ kind }) => kind !== 'example');
    expect(query?.fields.map(how)).toEqual([
      { kind: 'repeated', value: 'list=a&list=b' },
      { kind: 'commas', value: 'comma=1%2C2,3' },
      { kind: 'spaces', value: 'space=a%20b' },
      { kind: 'pipes', value: 'pipe=a|b' },
      { kind: 'brackets', value: 'deep[from]=1&deep[to]=2' },
      { kind: 'members', value: 'r=1&g=2' },
    ]);
  });

  test('may keep reserved characters, or be empty', async () => {
    const built = await build('reserved-and-empty');
    expect(sent(built, 'Search')[0]).toBe(
      'GET https://api.example.org/search?coded=a%2Fb%3Fc%3Dd%26e&flag=&raw=a/b?c=d:e',
    );
    const fields = operationOf(built, 'Search').parameters[0]?.fields ?? [];
    expect(fields.map((row) => Object.keys(notes(row)))).toEqual([
      ['example', 'allowReserved'],
      ['example'],
      ['example', 'allowEmptyValue'],
    ]);
  });

  test('can be JSON, whose fields are described', async () => {
    const built = await build('parameter-content');
    expect(sent(built, 'Search')[0]).toBe(
      `GET https://api.example.org/search?filter=${encodeURIComponent('{"name":"Ann & Bob","age":7}')}`,
    );
    const [filter] = operationOf(built, 'Search').parameters[0]?.fields ?? [];
    expect(filter?.schema.fields?.map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['age', undefined],
    ]);
    expect(filter && Object.keys(notes(filter))).toContain('json');
  });

  test('that are cookies are sent where a program can, and explained where a browser does it', async () => {
    const built = await build('cookies');
    expect(sent(built, 'Who am I')).toContain('Cookie: SID=<sid>; theme=dark');
    expect(operationOf(built, 'Who am I').parameters).toMatchObject([{ in: 'cookie', fields: [{}, {}] }]);
    const fetch = findSampleLanguage('fetch');
    const inBrowser = await build('cookies', fetch ? [fetch] : []);
    const code = operationOf(inBrowser, 'Who am I').samples[0]?.code;
    expect(code).toMatch(/\/\/ .*cookies[^]*SID, theme/);
    expect(code).not.toContain('Cookie:');
  });
});
