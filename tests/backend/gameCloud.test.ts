import { beforeAll, describe, expect, it } from 'vitest';
import type { CompiledSandbox } from '../../plugins/sandbox/core/compile/compileSandbox';
import { findGaps } from '../../plugins/sandbox/core/handle/findGaps';
import { ourDocument } from '../sandbox/support/document';
import { gameCloud } from './support/withoutPlayers';

let compiled: CompiledSandbox;

beforeAll(async () => {
  ({ compiled } = await ourDocument());
});

describe('the game cloud', () => {
  it('has a handler for each call of the document, and none besides', () => {
    expect(findGaps(compiled.api, gameCloud)).toEqual([]);
    const declared = compiled.api.operations.map(({ id }) => id);
    expect(Object.keys(gameCloud.operations).sort()).toEqual(declared.sort());
  });
});
