import { expect, test } from 'vitest';
import type { ViewContext } from '../../plugins/openapi/core/view/context';
import { exampleViews } from '../../plugins/openapi/core/view/messages/examples';
import { requestsOf } from '../../plugins/openapi/core/view/samples/samples';
import type { JsonObject } from '../../plugins/shared/core/json';
import { sampleParameter } from '../../plugins/values/core/sampleParameter';
import { sampleValue } from '../../plugins/values/core/sampleValue';
import { modelOf } from '../openapi/model/support';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const all = (properties: JsonObject): JsonObject => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const sample = (schema: JsonObject, schemas: JsonObject = {}) =>
  sampleValue(schema, modelOf({ components: { schemas } }), 'response');

test.each<[string, JsonObject, unknown]>([
  ['a person', { first_name: text, email: text }, { first_name: 'Wei', email: 'wei.chen@example.com' }],
  [
    'a place',
    { city: text, countryCode: text, postalCode: text },
    { city: 'Portland', countryCode: 'US', postalCode: '97209' },
  ],
  ['money', { currency: text, amount: { type: 'integer' } }, { currency: 'USD', amount: 1999 }],
  [
    'what a pattern allows',
    { country: { type: 'string', pattern: '^[A-Z]{3}$' }, color: { type: 'string', pattern: '^[0-9a-f]{6}$' } },
    { country: 'USA', color: '336699' },
  ],
  [
    'dates in order',
    {
      created_at: { type: 'string', format: 'date-time' },
      updated_at: text,
      endDate: { type: 'string', format: 'date' },
      expires_at: { type: 'integer' },
    },
    {
      created_at: '2024-01-15T10:30:00Z',
      updated_at: '2024-01-16T14:45:00Z',
      endDate: '2024-01-20',
      expires_at: 1736985599,
    },
  ],
  [
    'what its description quotes',
    {
      state: { type: 'string', description: 'One of `open`, `closed`.' },
      kind: { type: 'string', description: 'For example "weekly".' },
      lang: { type: 'string', description: 'An IETF tag, e.g. pt-BR.' },
      used: { type: 'string', description: "It can be used with `after`; the customer's own." },
    },
    { state: 'open', kind: 'weekly', lang: 'pt-BR', used: 'Example used' },
  ],
])('%s', (_name, properties, value) => {
  expect(sample(all(properties))).toEqual(value);
});

const CHANNELS = {
  paths: {
    '/channels/{channel_id}/messages': {
      parameters: [{ name: 'channel_id', in: 'path', required: true, schema: text }],
      get: {
        operationId: 'list',
        responses: { 200: { description: '', content: { 'application/json': { schema: ref('Message') } } } },
      },
    },
    '/pets/{petId}': {
      parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'integer' } }],
      get: {
        operationId: 'pet',
        responses: {
          200: {
            description: '',
            content: { 'application/json': { schema: ref('Pet'), example: { id: 10, name: 'doggie' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Message: all({ id: text, channel_id: text, channel: ref('ChannelResponse') }),
      ChannelResponse: all({ id: text }),
      Pet: all({ id: { type: 'integer' }, name: text }),
      Order: all({ id: { type: 'string', example: 'ord_9s6XKzkNRiz8' }, customer_id: text }),
    },
  },
};

test('an id is the same on all pages, in addresses too', () => {
  const model = modelOf(CHANNELS);
  const [list] = model.operations;
  const message = sampleValue(ref('Message'), model, 'response') as {
    channel_id: string;
    channel: { id: string };
    id: string;
  };
  expect(message.channel.id).toBe(message.channel_id);
  expect(message.id).not.toBe(message.channel_id);
  expect(list && requestsOf(list, model)[0]?.pathTexts).toEqual({ channel_id: message.channel_id });
});

test('a path has the id of the example that answers it, and other ids are written like those of examples', () => {
  const model = modelOf(CHANNELS);
  const pet = model.operations.find(({ operationId }) => operationId === 'pet');
  const [parameter] = pet?.parameters ?? [];
  expect(parameter && sampleParameter(parameter, '/pets/{petId}', model)).toBe(10);
  expect(sampleValue(ref('Order'), model, 'response')).toEqual({
    id: 'ord_9s6XKzkNRiz8',
    customer_id: expect.stringMatching(/^cus_[a-z\d]{12}$/),
  });
});

test('an object in a path is not empty, though a result has the same type with fields that are only read', () => {
  const schema = { type: 'object', properties: { Major: { type: 'integer', readOnly: true } } };
  const model = modelOf({});
  const sampleIn = (place: string) => sampleParameter({ name: 'version', in: place, schema }, '/{version}', model);
  expect([sampleIn('path'), sampleIn('query')]).toEqual([{ Major: 1 }, {}]);
});

test('a request has optional fields that its description calls common', () => {
  const schema = all({ a: { type: 'integer' } });
  const properties = {
    ...(schema.properties as JsonObject),
    reference: { type: 'string', description: 'Recommended.' },
    rare: { type: 'string', description: 'Not usually needed.' },
  };
  expect(sampleValue({ ...schema, properties }, modelOf({}), 'request')).toEqual({
    a: 1,
    reference: expect.any(String),
  });
});

test('a choice inside is never an empty object', () => {
  const choice = { oneOf: [{ type: 'object' }, { type: 'object', properties: { email: text } }] };
  expect(sampleValue(all({ to: choice }), modelOf({}), 'request')).toEqual({
    to: { email: 'wei.chen@example.com' },
  });
});

test('what is too deep for a result is cut with a mark', () => {
  const wide = (inner: JsonObject) => ({
    type: 'object',
    properties: { ...Object.fromEntries(Array.from({ length: 18 }, (_none, at) => [`n${at}`, text])), inner },
  });
  const schema = wide(wide(wide(wide(text))));
  const content = { 'application/json': { schema } };
  const model = modelOf({ paths: { '/a': { get: { responses: { 200: { description: '', content } } } } } });
  const [operation] = model.operations;
  const [view] = operation ? exampleViews(operation.responses, operation, { model } as ViewContext) : [];
  expect(view?.code).toContain('"inner": { … }');
  expect(view?.code.split('\n').length).toBeLessThanOrEqual(60);
});
