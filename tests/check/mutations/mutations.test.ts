import { beforeAll, describe, expect, it } from 'vitest';
import { readEdits } from './handEdits';
import { HARMLESS } from './harmlessEdits';
import { findSurvivors, type Laboratory, openLaboratory } from './project';
import { explainSurvivor } from './survivors';
import { choose, describeMutation, type Mutation } from './types';

const SEED = 20261122;
/** Changes of the document take longer than others. */
const mostOf = ({ file }: Mutation) => (file.startsWith('openapi/') ? 2 : 6);

let laboratory: Laboratory;

beforeAll(async () => {
  laboratory = await openLaboratory();
});

it('finds nothing in the site as it is', async () => {
  expect(await laboratory.check(new Map(), { complete: true })).toEqual([]);
});

describe('changes that make something false', () => {
  it.each([
    ['openapi/paths/cdkey.yaml', 'operationId: cdkeyUse', 'operationId: cdkeyRedeem', 'flow-target'],
    ['openapi/schemas/invite.yaml', '    respond:', '    responded:', 'flow-field'],
    ['openapi/schemas/rank.yaml', '    score:', '    points:', 'flow-field'],
    ['openapi/paths/cdkey.yaml', 'name: type', 'name: kind', 'flow-parameter'],
  ])('turn flows red, too: %s, %s', async (file, before, text, rule) => {
    const source = laboratory.files.get(file) ?? '';
    expect(source).toContain(before);
    const changes = new Map([[file, source.replaceAll(before, text)]]);
    const found = await laboratory.check(changes, { complete: true, quick: true });
    expect(found.filter((one) => one.rule === rule).map((one) => one.file)).toContainEqual(
      expect.stringMatching(/^openapi\/flows\/.*\.arazzo\.yaml$/),
    );
  });

  it('are found, but for a few that are known', async () => {
    const chosen = choose(laboratory.mutations, mostOf, SEED);
    const mutations = [...chosen, ...readEdits('wrongEdits.yaml', laboratory.files)];
    expect(mutations.length).toBeGreaterThanOrEqual(450);
    const survivors = await findSurvivors(laboratory, mutations);
    const unexplained = survivors.filter((one) => explainSurvivor(one) === undefined);
    expect(unexplained.map((one) => describeMutation(laboratory.files.get(one.file) ?? '', one))).toEqual([]);
    expect(survivors.length / mutations.length).toBeLessThanOrEqual(0.02);
  });
});

describe('changes that make nothing false', () => {
  it('are at least a hundred', () => {
    const count = HARMLESS.map((edit) =>
      [...laboratory.files].reduce((sum, [name, text]) => sum + (edit.files.test(name) ? edit.count(text) : 0), 0),
    );
    expect(count.filter((one) => one === 0)).toEqual([]);
    expect(count.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(100);
  });

  it('raise nothing, all of them at once', async () => {
    const edits = new Map<string, string>();
    for (const { files, change } of HARMLESS) {
      for (const [name, text] of laboratory.files) {
        if (files.test(name)) edits.set(name, change(edits.get(name) ?? text));
      }
    }
    for (const { file, before, text } of readEdits('rightEdits.yaml', laboratory.files)) {
      const now = edits.get(file) ?? laboratory.files.get(file) ?? '';
      edits.set(
        file,
        now.replace(before, () => text),
      );
    }
    expect(await laboratory.check(edits, { complete: true })).toEqual([]);
  });
});
