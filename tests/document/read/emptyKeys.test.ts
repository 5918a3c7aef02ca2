import { describe, expect, it } from 'vitest';
import { print, readFiles, spec } from './helpers';

const PATHS = `  /cats:
    get:
      operationId: listCats
      responses: { '200': { description: Fine, content: { application/json: { schema: { $ref: '%s' } } } } }
`;
const withRef = (ref: string, rest = '') => spec({ paths: PATHS.replace('%s', ref), rest });
const PET = `components:
  schemas:
    Pet: { $defs: { '': { x: { type: integer } }, y: { $ref: '#/components/schemas/Pet/$defs//x' }, last: { '': { type: string } } } }
`;

/** RFC 6901, section 3: a token of a pointer may be empty. */
describe('a pointer with an empty key', () => {
  it.each([
    '#/components/schemas/Pet/$defs//x',
    '#/components/schemas/Pet/$defs/y',
    '#/components/schemas/Pet/$defs/last/',
  ])('is valid: %s', async (ref) => {
    const result = await readFiles(withRef(ref, PET));
    expect(print(result).filter((text) => /unresolved|__/.test(text))).toEqual([]);
    expect(JSON.stringify(result.document?.root)).toContain('"":{');
    expect(JSON.stringify(result.document?.root)).not.toContain('__');
  });

  it('leads into another file', async () => {
    const files = {
      'openapi.yaml': withRef('defs.yaml#/$defs//x'),
      'defs.yaml': '$defs: { "": { x: { type: integer } } }',
    };
    const result = await readFiles(files);
    expect(print(result).filter((text) => text.includes('ref'))).toEqual([]);
    expect(JSON.stringify(result.document?.root)).toContain('"type":"integer"');
  });

  it('that leads nowhere is named at its place', async () => {
    const [message] = print(await readFiles(withRef('#/components/schemas/Pet/$defs//z', PET)));
    expect(message).toBe(
      'openapi.yaml:8:95  error  unresolved-ref\n  Cannot resolve `#/components/schemas/Pet/$defs//z`: `#/components/schemas/Pet/$defs/` has no `z`.\n  Did you mean `#/components/schemas/Pet/$defs//x`?',
    );
  });
});
