import { expect, test } from 'vitest';
import { resolvePin } from '../../plugins/openapi/core/pins';
import { modelOf } from './model/support';

test('a pin finds fields and limits in every part of a schema', () => {
  const base = { properties: { ids: { allOf: [{ $ref: '#/components/schemas/Ids' }, { description: 'All.' }] } } };
  const schemas = { Ids: { type: 'array', maxItems: 50 }, Pet: { allOf: [base, { properties: { id: {} } }] } };
  const model = modelOf({ components: { schemas } });
  expect(resolvePin(model, { name: 'Limit', attributes: { of: 'Pet.ids' } })).toMatchObject({ text: '50' });
  expect(resolvePin(model, { name: 'Field', attributes: { of: 'Pet', name: 'id' } })).toMatchObject({ text: 'id' });
});
