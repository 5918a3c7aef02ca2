import { expect, test } from 'vitest';
import { checkApiParts } from '../../plugins/docs/core/apiParts';
import type { CallFinder } from '../../plugins/openapi';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';
import { readMdx } from '../../plugins/shared/mdx/readMdx';

const samples = ['wx', 'cocos', 'curl'].map((id) => ({ id, label: id, grammar: 'text', code: id }));
const call = { id: 'log-in', title: 'Log in', method: 'GET', path: '/login', href: '/api/login#log-in', samples };
const CALLS: CallFinder = { names: ['logIn'], find: (name) => (name === 'logIn' ? call : undefined) };

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
    ['1:1 unknown-language `logIn` has no sample in `fortran`. There are wx, cocos, curl.'],
  ],
  [
    '<ApiSample id="logIn" languages={props.all} />',
    ["1:1 unknown-language `languages` is no list of strings. Write a list of ids: `languages={['wx', 'curl']}`."],
  ],
])('%s', (text, expected) => {
  const problems = checkApiParts('page.mdx', readMdx(parsePage(text)), CALLS, undefined);
  expect(
    problems.map(({ line, column, rule, message, hint }) =>
      [`${line}:${column}`, rule, message, hint].filter(Boolean).join(' '),
    ),
  ).toEqual(expected);
});
