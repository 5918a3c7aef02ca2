import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../plugins/check/cli/arguments';
import { FORMATS } from '../../plugins/check/core/output/formatNames';
import { formatResult } from '../../plugins/check/core/output/formats';
import { findTarget } from '../../plugins/check/findTarget';
import type { CheckTarget } from '../../plugins/check/options';
import { listRules, runCheck } from '../../plugins/check/runCheck';
import { BASE } from './rules/base';
import { checkFiles, checkSite } from './support/checkFiles';

const FLOW = `arazzo: 1.0.1
info: { title: Adopt, version: 1.0.0 }
sourceDescriptions:
  - { name: pets, url: ../openapi.yaml, type: openapi }
workflows:
  - workflowId: adopt
    steps:
      - stepId: add
        operationId: petsAdd
        parameters:
          - { name: petId, in: query, value: rex }
          - { name: api_key, in: query, value: key }
        requestBody:
          contentType: application/json
          payload: { petId: 1, note: Small }
        successCriteria:
          - condition: $response.body#/code == 0
        outputs: { id: $response.body#/data/petId }
      - stepId: drop
        operationId: petsDrop
        parameters:
          - { name: petId, in: path, value: $steps.add.outputs.id }
          - { name: api_key, in: query, value: key }
`;

const NAME = 'flows/adopt.arazzo.yaml';

function check(
  change: (flow: string) => string,
  more: Partial<CheckTarget> = {},
  document = BASE['openapi.yaml'] ?? '',
) {
  const files = { ...BASE, 'openapi.yaml': document, [NAME]: change(FLOW) };
  return checkFiles(files, undefined, { flows: ['flows'], ...more });
}

const written = (problems: Awaited<ReturnType<typeof check>>) =>
  problems.map(({ file, line, column, severity, rule, message, hint }) =>
    [`${file}:${line}:${column}`, severity, rule, message, hint].filter(Boolean).join(' '),
  );

const same = (flow: string) => flow;

describe('flows of a site', () => {
  it('raise nothing while they say what the document says', async () => {
    expect(written(await check(same))).toEqual([]);
    expect(written(await check(same, { strict: true, specRules: { 'info-license': 'off' } }))).not.toContain('flow-');
  });

  it('are wrong, with their place, as soon as the document says something else', async () => {
    const document = (BASE['openapi.yaml'] ?? '')
      .replace('operationId: petsDrop', 'operationId: petsDelete')
      .replace('petId: { type: integer, format: int64', 'number: { type: integer, format: int64')
      .replace(
        '- { name: petId, in: query, required: true, description: The id., schema: { type: string }, example: rex }',
        '- { name: pet, in: query, description: The id., schema: { type: string }, example: rex }',
      );
    const found = written(await check(same, {}, document)).filter((one) => one.startsWith(NAME));
    expect(found).toEqual([
      `${NAME}:11:46 warning flow-parameter \`petsAdd\` has no parameter \`petId\` in query.`,
      `${NAME}:20:22 error flow-target There is no operation \`petsDrop\`.`,
      `${NAME}:18:24 warning flow-field No answer of \`petsAdd\` has a field \`petId\`.`,
      `${NAME}:15:22 warning flow-field The body of \`petsAdd\` has no field \`petId\`.`,
    ]);
  });

  it('may name nothing that a strict document lacks, and are judged as options say', async () => {
    const wrong = (flow: string) =>
      flow.replace('note: Small', 'notes: Small').replace('$response.body#/code', '$respons.body#/code');
    const severities = async (more: Partial<CheckTarget>) =>
      (await check(wrong, more)).filter(({ file }) => file === NAME).map(({ severity, rule }) => `${severity} ${rule}`);
    expect(await severities({ strict: true })).toEqual(['error flow-criterion', 'error flow-field']);
    expect(await severities({ rules: { 'flow-field': 'error', 'flow-criterion': 'off' } })).toEqual([
      'error flow-field',
    ]);
  });

  it('are read once, however often options name them', async () => {
    const found = await check((flow) => flow.replace('petsDrop', 'petsDropp'), { flows: ['flows', NAME] });
    expect(found.filter(({ rule }) => rule === 'flow-target')).toHaveLength(1);
  });

  it('may be wrong where a comment says why, and are not judged against a document that cannot be read', async () => {
    const ignored = (flow: string) =>
      flow.replace(
        '        operationId: petsDrop',
        '        # check-ignore flow-target: not released yet\n        operationId: petsGone',
      );
    expect(written(await check(ignored))).toEqual([]);
    const found = written(await check(same, {}, 'openapi: ['));
    expect(found.filter((one) => one.includes('flow'))).toEqual([]);
  });

  it('say to readers what the document says, in all languages', async () => {
    const translations = [
      {
        locale: 'zh-CN',
        pagesDir: 'i18n/zh/docs',
        messagesFile: 'i18n/zh/messages.yaml',
        flowsFile: 'i18n/zh/flows.yaml',
        commentsFile: 'i18n/zh/comments.json',
      },
    ];
    const flow = FLOW.replace(
      '    steps:\n',
      '    summary: Adopt a pet\n    description: Of `petsList`, `ids` takes at most 60 pets.\n    steps:\n',
    );
    const texts = '- { en: Adopt a pet, zh: 领养宠物 }\n- { en: Gone, zh: 没有了 }\n';
    const files = { ...BASE, [NAME]: flow, 'i18n/zh/flows.yaml': texts };
    const found = await checkFiles(files, undefined, { flows: ['flows'], translations });
    const own = written(found).filter((one) => /flows/.test(one) && !/petsAdd/.test(one));
    expect(own).toEqual([
      `${NAME}:8:18 warning missing-translation This text of the document has no translation in \`i18n/zh/flows.yaml\`: "Of \`petsList\`, \`ids\` takes at most 60 pets."`,
      'i18n/zh/flows.yaml:2:9 warning unused-translation The document no longer has this text: "Gone"',
      `${NAME}:8:53 warning wrong-claim The document says at most 50, not 60.`,
    ]);
  });

  it('are missed where there are none, and are shown in every format with their line', async () => {
    const { problems, texts } = await checkSite({ ...BASE, 'flows/a.yaml': '' }, undefined, { flows: ['flows'] });
    expect(written(problems)).toEqual([
      'flows:1:1 error flow-source The folder `flows` has no file `*.arazzo.yaml` or `*.arazzo.json`.',
    ]);
    for (const format of FORMATS) {
      const shown = formatResult(format, problems, { texts, rules: listRules() });
      expect(shown).toContain('The folder `flows` has no file');
    }
  });
});

it('judges the flows of a document alone that options name, and refuses what is not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  writeFileSync(join(folder, 'openapi.yaml'), BASE['openapi.yaml'] ?? '');
  writeFileSync(join(folder, 'adopt.arazzo.yaml'), FLOW.replace('petsDrop', 'petsDropp'));
  const request = readArguments(['openapi.yaml', '--flows', '.'], folder);
  if (!request) throw new Error('no request');
  const { problems } = await runCheck(await findTarget(request, folder));
  expect(written(problems.filter(({ rule }) => rule.startsWith('flow')))).toEqual([
    'adopt.arazzo.yaml:20:22 error flow-target There is no operation `petsDropp`. Did you mean `petsDrop`?',
  ]);
  expect(() => readArguments(['openapi.yaml', '--flows', 'none'], folder)).toThrow('File not found: `none`.');
});
