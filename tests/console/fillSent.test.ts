import { expect, it } from 'vitest';
import type { Field } from '../../plugins/console/core/field';
import { fillSent, hasSuchBody } from '../../plugins/console/core/fillSent';
import type { Form } from '../../plugins/console/core/form';
import { markSecrets, onlySecrets } from '../../plugins/console/core/handedForm';
import { maskTexts } from '../../plugins/console/core/maskSecrets';
import { fillHanded, fillShared, readShared, writeShared } from '../../plugins/console/core/shareForm';
import type { SampleBody } from '../../plugins/samples/core/sample/types';

const field = (place: Field['in'], name: string, more: Partial<Field> = {}): Field => ({
  in: place,
  name,
  value: 'sample',
  ...more,
});
const sent = { template: '/a/{id}/{kind}.json', address: '/a/x%2Fy/b.json?q=1+2&q=%26&raw=a,b&none', headers: {} };
const valuesOf = (fields: Field[]) => fields.map(({ name, value }) => `${name}=${value}`);

it('a form gets the values of a request, and keeps none of its own', () => {
  const fields = [
    field('path', 'id'),
    field('path', 'kind'),
    field('query', 'q', { shape: 'repeated' }),
    field('query', 'q', { shape: 'repeated' }),
    field('query', 'raw', { isRaw: true }),
    field('query', 'other'),
    field('header', 'X-Game'),
    field('header', 'Authorization', { credential: 'accessToken', prefix: 'Bearer ' }),
    field('cookie', 'theme'),
  ];
  const headers = { 'x-game': 'demo', authorization: 'Bearer abc', cookie: 'a=b; theme=dark' };
  const form = fillSent({ fields }, { ...sent, headers });
  expect(valuesOf(form.fields)).toEqual([
    ...['id=x/y', 'kind=b', 'q=1 2', 'q=&', 'raw=a,b', 'other=', 'X-Game=demo', 'Authorization=abc', 'theme=dark'],
  ]);
});

it('a body is laid out, and the parts of a form are its fields', () => {
  const json = fillSent(
    { fields: [], body: { mediaType: 'application/json', text: '' } },
    { ...sent, body: '{"a":[1]}' },
  );
  expect(json.body).toEqual({ mediaType: 'application/json', text: '{\n  "a": [\n    1\n  ]\n}' });
  const fields = [field('body', 'name'), field('body', 'age')];
  const form = fillSent({ fields, body: { kind: 'form' } }, { ...sent, body: 'name=R+x' });
  expect(valuesOf(form.fields)).toEqual(['name=R x', 'age=']);
});

it('credentials that are handed over fill their fields, and no others', () => {
  const fields = [field('query', 'key', { credential: 'key' }), field('query', 'name')];
  const handed = [field('query', 'key', { value: 'secret' }), field('query', 'name', { value: 'secret' })];
  expect(valuesOf(fillHanded({ fields }, { fields: handed }).fields)).toEqual(['key=secret', 'name=sample']);
});

it.each<[string, Form, string]>([
  ['a JSON body', { fields: [], body: { mediaType: 'application/json', text: '' } }, '{"password":"hunt\\"r2"}'],
  ['a form', { fields: [field('body', 'password')], body: { kind: 'form' } }, 'password=hunt%22r2'],
])('a secret in %s is handed over, and not in the link', (_, empty, body) => {
  const form = markSecrets(fillSent(empty, { ...sent, body }), ['hunt"r2']);
  const link = writeShared('login', 0, form);
  expect(link).not.toContain('r2');
  const shared = readShared(link);
  const opened = shared && fillHanded(fillShared(empty, shared), onlySecrets(form));
  expect(opened).toEqual(form);
  // And it is in no link that is made of it then.
  expect(opened && writeShared('login', 0, opened)).toBe(link);
});

it('secrets are hidden in whatever way they are written, and short ones only as words', () => {
  expect(maskTexts('a?k=a%20%22b&x=1 {"k":"a \\"b","n":12,"m":1}', ['a "b', '1'])).toBe(
    'a?k=••••&x=•••• {"k":"••••","n":12,"m":••••}',
  );
});

it('a body is that of the sample of its media type, whatever its parameters are', () => {
  const samples: SampleBody[] = [
    { kind: 'json', mediaType: 'application/json', value: {} },
    { kind: 'form', pairs: [] },
    { kind: 'multipart', parts: [] },
    { kind: 'text', mediaType: 'text/plain', text: '' },
  ];
  const fitting = (type: string | undefined, body: string | FormData) =>
    samples.flatMap((sample) =>
      hasSuchBody(sample, { ...sent, headers: type === undefined ? {} : { 'content-type': type }, body })
        ? [sample.kind]
        : [],
    );
  expect(fitting('Application/JSON; charset=utf-8', '{}')).toEqual(['json']);
  expect(fitting('application/x-www-form-urlencoded', 'a=b')).toEqual(['form']);
  expect(fitting(undefined, new FormData())).toEqual(['multipart']);
  expect(fitting('text/plain;charset=utf-8', 'a')).toEqual(['text']);
});

it('the parts of an object in the query are the fields of their names', () => {
  const fields = [field('query', 'filter[price]'), field('query', 'size')];
  const form = fillSent({ fields }, { ...sent, address: '/a/x/b.json?filter%5Bprice%5D=1&size=2' });
  expect(valuesOf(form.fields)).toEqual(['filter[price]=1', 'size=2']);
});
