import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SAVES } from '../../bench/saves';
import { ROOT } from '../helpers/sources';

describe('the changes of an author that the bench saves', () => {
  it.each(SAVES.map((save) => [save.kind, save] as const))('%s: changes this site, every time', (_, save) => {
    const text = readFileSync(join(ROOT, save.file), 'utf8');
    const [first, second] = [save.edit(text, 1), save.edit(text, 2)];
    expect(first?.text).toContain(first?.shows);
    expect(text).not.toContain(first?.shows);
    expect(second?.text).not.toBe(first?.text);
    expect(second?.shows).not.toBe(first?.shows);
    expect(save.edit('', 1)).toBeUndefined();
    expect(
      first && save.file.endsWith('.yaml') && existsSync(join(ROOT, save.file)) ? parse(first.text) : {},
    ).toBeTypeOf('object');
  });

  it('adds a field and a call', () => {
    const edited = (kind: string): unknown => {
      const save = SAVES.find((save) => save.kind === kind);
      return save && parse(save.edit(readFileSync(join(ROOT, save.file), 'utf8'), 7)?.text ?? '');
    };
    expect(edited('field')).toHaveProperty('InviteCode.properties.added7.type', 'integer');
    expect(edited('call')).toMatchObject({
      generate: {
        get: { operationId: 'inviteGenerate' },
        post: { operationId: 'inviteGenerate7', tags: ['Friend invite'] },
      },
    });
  });
});
