import { beforeAll, describe, expect, it } from 'vitest';
import type { CompiledSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';
import { gameCloud } from '../../../plugins/sandbox/core/features';
import { findGaps } from '../../../plugins/sandbox/core/handle/findGaps';
import { ourDocument } from '../support/document';

let compiled: CompiledSandbox;

beforeAll(async () => {
  ({ compiled } = await ourDocument());
});

describe('the game cloud', () => {
  it('has a function for each call of the document, and none besides', () => {
    expect(findGaps(compiled.api, gameCloud)).toEqual([]);
  });
});
