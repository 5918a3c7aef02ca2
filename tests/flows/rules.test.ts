import { describe, expect, it } from 'vitest';
import { check } from './helpers';

const workflow = (steps: string, rest = '') => `workflows:\n  - workflowId: adopt\n${rest}    steps:\n${steps}`;

describe('the form of a document', () => {
  it.each<[string, string, string]>([
    [
      'openapi: 3.1.0\n',
      '',
      '1:1 flow-shape This is an OpenAPI document, not one of Arazzo. It begins with `arazzo: 1.0.1` or `arazzo: 1.1.0`.',
    ],
    ['arazzo: 2.0.0\n', '', '1:9 flow-shape Arazzo 2.0.0 is not supported. Write `arazzo: 1.0.1` or `arazzo: 1.1.0`.'],
    ['- a\n', '', '1:1 flow-shape An Arazzo document is an object; this file holds an array.'],
  ])('%j is refused', (text, _, message) => {
    const [found = ''] = check(text, '');
    expect(found).toBe(message);
  });

  it('has known fields, in their types', () => {
    expect(
      check(`workflows:
  - workflowId: adopt
    sumary: Adopt
    steps:
      - stepId: 7
        operationId: getPet
        successCriteria:
          - condition: $statusCode == 200
            type: { type: jsonpath, version: rfc9999 }
        onFailure:
          - { name: again, type: retri, retryLimit: 1.5 }
`),
    ).toEqual([
      '3:5 flow-shape A workflow has no field `sumary`. Did you mean `summary`?',
      '5:17 flow-shape `stepId` must be a string, not a number. Write `"7"`.',
      '9:46 flow-shape `version` is `rfc9535`, `draft-goessner-dispatch-jsonpath-00`, not `rfc9999`.',
      '11:34 flow-shape `type` is `end`, `goto`, `retry`, not `retri`. Did you mean `retry`?',
      '11:53 flow-shape `retryLimit` must be a whole number from 0, not 1.5.',
    ]);
  });

  it('says what is new in 1.1', () => {
    const head = 'arazzo: 1.0.1\ninfo: { title: A, version: "1" }\nsourceDescriptions: [{ name: pets, url: a }]\n';
    expect(check(workflow('      - { stepId: a, operationId: listPets, dependsOn: [] }\n'), head)).toEqual([
      '4:45 flow-shape `dependsOn` is new in Arazzo 1.1. Write `arazzo: 1.1.0`.',
    ]);
  });

  it('names components that are not there', () => {
    const steps =
      '      - { stepId: a, operationId: listPets, parameters: [{ reference: $components.parameters.limt }] }\n';
    expect(
      check(`${workflow(steps)}components: { parameters: { limit: { name: limit, in: query, value: 1 } } }\n`),
    ).toEqual(['4:71 flow-component There is no component `limt` in `components.parameters`. Did you mean `limit`?']);
  });
});

describe('what a document means', () => {
  it('has calls, workflows and steps that are there', () => {
    const found = check(`workflows:
  - workflowId: adopt
    dependsOn: [adpot]
    steps:
      - stepId: a
        operationId: getPets
      - stepId: a
        operationPath: '{$sourceDescriptions.pets.url}#/paths/~1pet/get'
      - stepId: c
        workflowId: $sourceDescriptions.pet.adopt
        onSuccess: [{ name: on, type: goto, stepId: b }, { name: off, type: goto }]
      - stepId: d
        operationId: listPets
        workflowId: adopt
      - stepId: e
`);
    expect(found).toEqual([
      '7:17 flow-name There is another step `a` before. Each needs a name of its own.',
      '3:17 flow-target There is no workflow `adpot`. Did you mean `adopt`?',
      '6:22 flow-target There is no operation `getPets`. Did you mean `getPet`?',
      '8:24 flow-target There is no operation at `#/paths/~1pet/get`. Did you mean `/paths/~1pets/get` or `/paths/~1pets/post`?',
      '10:21 flow-target There is no source description `pet`. Did you mean `pets`?',
      '11:21 flow-target The workflow `adopt` has no step `b`. Did you mean `a`, `c` or `d`?',
      '11:58 flow-target The action `off` goes nowhere. Write `stepId` or `workflowId`.',
      '13:22 flow-target A step has one of `operationId` and `workflowId`. Make two steps of it.',
      '15:9 flow-target The step `e` calls nothing. Write `operationId`, `operationPath` or `workflowId`.',
    ]);
  });

  it('uses inputs and outputs that are there, and that exist by then', () => {
    const found = check(
      workflow(
        `      - stepId: first
        operationId: getPet
        parameters:
          - { name: id, in: path, value: $steps.second.outputs.id }
          - { name: X, in: header, value: 'v {$inputs.nmae}' }
          - { name: Y, in: header, value: $response.body#/a }
        outputs: { id: $response.body#/id }
      - stepId: second
        operationId: listPets
        successCriteria:
          - condition: $steps.first.outputs.di == 1 && $statusCode = 200
          - { type: regex, condition: '(' }
        outputs: { id: $steps.thrid.outputs.id }
`,
        '    inputs: { type: object, properties: { name: { type: string } } }\n    outputs: { all: $response.body }\n',
      ),
    );
    expect(found).toEqual([
      '9:42 flow-expression `second` comes after this step: its outputs do not exist yet. Move `second` before `first`.',
      '10:47 warning flow-expression The workflow `adopt` has no input `nmae`. Did you mean `name`?',
      '11:43 flow-expression `$response` does not exist before the call is sent. Use an output of a step before: `$steps.<stepId>.outputs.<name>`.',
      '16:68 flow-criterion The condition has a `=` that nothing explains. Write `&&` and `||` twice, and close quotes.',
      '17:40 flow-criterion This is not a regular expression: Invalid regular expression: /(/: Unterminated group.',
      '17:40 flow-criterion A criterion of type `regex` needs `context`. Write `context: $response.body`.',
      '18:24 flow-expression The workflow `adopt` has no step `thrid`.',
      '4:21 flow-expression `$response` belongs to a step; the outputs of a workflow have none. Use an output of a step: `$steps.<stepId>.outputs.<name>`.',
    ]);
  });

  it('sends the parameters that a call has', () => {
    const steps = `      - stepId: a
        operationId: getPet
        parameters:
          - { name: limit, in: query, value: 1 }
          - { name: id, value: 1 }
`;
    expect(check(workflow(steps))).toEqual([
      '7:46 warning flow-parameter `getPet` has no parameter `limit` in query.',
      '5:22 warning flow-parameter `getPet` requires `id` in path.',
      '8:32 flow-parameter The parameter `id` of `a` needs `in`. Write `in: query`, `path`, `header` or `cookie`.',
    ]);
  });
});
