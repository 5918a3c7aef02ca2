import type { Root, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { checkApiParts, findPart, partNamed } from '../../plugins/docs/core/apiParts';
import { createApiParts } from '../../plugins/docs/parts/createApiParts';
import type { ApiSource } from '../../plugins/openapi';
import { sampleLanguages } from '../../plugins/samples/core/languages';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';
import { readMdx } from '../../plugins/shared/mdx/readMdx';
import { siteOf } from '../openapi/model/support';

const write = (id: string): RootContent[] => [{ type: 'paragraph', children: [{ type: 'text', value: id }] }];

const { parts: PARTS } = siteOf(
  `
paths:
  /login:
    get:
      operationId: logIn
      summary: Log in
      parameters: [{ name: code, in: query, required: true, schema: { type: string } }]
      responses:
        '200':
          description: Done
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Player' }
              examples: { new: { value: { name: A } }, old: { value: { name: B } } }
        '404': { description: No such player }
components:
  schemas:
    Player: { type: object, properties: { name: { type: string }, age: { type: integer } } }
`,
  {
    languages: sampleLanguages.filter(({ id }) => ['wx', 'cocos', 'curl'].includes(id)),
    flows: { parts: () => new Map([['greet', { diagram: write, steps: write, code: () => [] }]]), files: () => [] },
  },
);

test.each<[string, string[]]>([
  ['<ApiSample id="logIn" />', []],
  ["<ApiSample id={'logIn'} languages={['curl', \"wx\",]} />", []],
  ['<ApiSample />', ['1:1 unknown-operation `<ApiSample>` needs the id of an operation: `id="…"`.']],
  [
    'Text\n\n- <ApiSample id="login" />',
    ['3:3 unknown-operation There is no operation `login`. Did you mean `logIn`?'],
  ],
  [
    "<ApiSample id=\"logIn\" languages={['wx', 'coco']} />",
    ['1:1 unknown-language `logIn` has no sample in `coco`. Did you mean `cocos`?'],
  ],
  [
    '<ApiSample id="logIn" languages="fortran" />',
    ['1:1 unknown-language `logIn` has no sample in `fortran`. There are curl, wx, cocos.'],
  ],
  [
    '<ApiSample id="logIn" languages={props.all} />',
    ["1:1 unknown-language `languages` is no list of strings. Write a list of ids: `languages={['wx', 'curl']}`."],
  ],
  ['<Operation id="logIn" />', []],
  ['<Operation id="logIn" show="parameters, errors" />', []],
  ["<Operation id=\"logIn\" show={['samples', 'try']} />", []],
  ['<Operation id="logOut" />', ['1:1 unknown-operation There is no operation `logOut`. There are logIn.']],
  [
    '<Operation id="logIn" show="parameter" />',
    ['1:1 unknown-part `<Operation>` has no part `parameter`. Did you mean `parameters`?'],
  ],
  ['<Schema name="Player" fields="name" />', []],
  ['<Schema name="Playr" />', ['1:1 unknown-part There is no data model `Playr`. Did you mean `Player`?']],
  ['<Schema name="Player" fields="name,ag" />', ['1:1 unknown-part `Player` has no field `ag`. Did you mean `age`?']],
  ['<Flow id="greet" />', []],
  ['<Flow id="greet" show="diagram" />', []],
  ['<Flow id="greet" show="code" />', ['1:1 unknown-part The flow `greet` has no part `code`.']],
  ['<Flow id="great" />', ['1:1 unknown-part There is no flow `great`. Did you mean `greet`?']],
  [
    'Text\n\n<Flow id="greet" show="steps,picture" />',
    ['3:1 unknown-part `<Flow>` has no part `picture`. There are diagram, steps, code.'],
  ],
  ['<Example of="logIn" name="old" />', []],
  ['<Example of="Player" />', []],
  ['<Example of="logIn" name="odl" />', ['1:1 unknown-part `logIn` has no example `odl`. Did you mean `old`?']],
  ['<Response of="logIn" status={404} />', []],
  ['<Response of="logIn" status="500" />', ['1:1 unknown-part `logIn` has no response `500`. There are 200, 404.']],
  // Components of a site.
  ['<Example>text</Example>', []],
  ['import Schema from \'./Schema\';\n\n<Schema name="mine" />', []],
])('%s', (text, expected) => {
  const problems = checkApiParts('page.mdx', readMdx(parsePage(text)), PARTS, undefined);
  expect(
    problems.map(({ line, column, rule, message, hint }) =>
      [`${line}:${column}`, rule, message, hint].filter(Boolean).join(' '),
    ),
  ).toEqual(expected);
});

const shown = (name: string, attributes: Record<string, string>) => {
  const part = partNamed(name, attributes, () => false);
  return part && findPart(part, attributes, PARTS);
};

test('a part of a call brings what it shows, and nothing else', () => {
  expect(shown('Operation', { id: 'logIn', show: 'parameters' })).toMatchObject({
    href: '/api/other#log-in',
    show: ['parameters'],
    operation: {
      title: 'Log in',
      parameters: [{ in: 'query', fields: [{ name: 'code' }] }],
      responses: [],
      samples: [],
      examples: [],
    },
  });
  expect(shown('Response', { of: 'logIn', status: '404' })).toMatchObject({
    operation: { parameters: [], result: { status: '404' }, responses: [] },
  });
  expect(shown('Schema', { name: 'Player', fields: 'age' })).toMatchObject({
    href: '/api/model#Player',
    schema: { fields: [{ name: 'age' }] },
  });
  expect(shown('Example', { of: 'logIn', name: 'old' })).toMatchObject({
    title: 'Log in',
    examples: [{ label: 'old', code: '{\n  "name": "B"\n}' }],
  });
});

test('a call that can be tried is whole, as the form needs all of it', () => {
  expect(shown('Operation', { id: 'logIn', show: 'try' })).toMatchObject({
    operation: { parameters: [{ in: 'query' }], samples: [{ id: 'curl' }, { id: 'wx' }, { id: 'cocos' }] },
  });
});

test('a flow is replaced by what a page shows of it, which needs no component', () => {
  const { fillParts } = createApiParts({ current: () => ({ parts: PARTS }) } as unknown as ApiSource, new Map());
  const tree = parsePage('Before\n\n<Flow id="greet" />\n\n<Flow id="greet" show="steps" />\n').tree as Root;
  const copy = structuredClone(tree);
  fillParts()(copy);
  const texts = copy.children.map((node) => ('children' in node ? JSON.stringify(node.children) : node.type));
  expect(texts.map((text) => /"value":"([^"]*)"/.exec(text)?.[1])).toEqual(['Before', 'greet-1', 'greet-1', 'greet-2']);
});

test('without flows, a page that shows one says where they come from', () => {
  const { parts } = siteOf('paths: {}', {});
  const [problem] = checkApiParts('page.mdx', readMdx(parsePage('<Flow id="greet" />')), parts, undefined);
  expect(problem).toMatchObject({
    message: 'This site has no workflows.',
    hint: 'Set the option `flows` of the preset.',
  });
});
