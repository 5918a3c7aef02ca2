import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { flowPart } from '../../plugins/flows/core/pages/flowPart';
import type { FlowPageContext } from '../../plugins/flows/core/pages/types';
import { createSiteContext } from '../../plugins/openapi/core/pages/site/context';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { modelOf } from '../openapi/model/support';
import { read } from './helpers';

const MODEL = modelOf('paths: { /pets: { get: { operationId: getPet, summary: Get, responses: {} } } }');
const SITE = createSiteContext(MODEL, { pages: 'tag', routeBase: 'api', languages: [], words: pageWords('en') });

/** The code of a page that shows a step with a description. */
async function compiled(description: string): Promise<string> {
  const { document } = read(`workflows:
  - workflowId: a
    steps: [{ stepId: one, operationId: listPets, description: ${JSON.stringify(description)} }]
`);
  const [workflow] = document?.workflows ?? [];
  if (!workflow) throw new Error('no workflow');
  const context = {
    model: MODEL,
    routeBase: 'api',
    linksAt: (path: string) => SITE.viewAt(path).links,
    translate: (text: string) => text,
    titleOf: () => 'The step',
  } as unknown as FlowPageContext;
  const addSteps = () => (tree: Root) => void tree.children.push(...flowPart(workflow, context).steps('1'));
  return String(await compile('', { remarkPlugins: [addSteps], jsx: true }));
}

it.each([
  [
    'HTML and braces',
    'Use <b>bold</b> in {x}.',
    '<_components.b>{"bold"}</_components.b>{" in {x}."}</_components.p></_components.li>',
  ],
  [
    'links to calls',
    'See [it](#operation/getPet).',
    '": "}{"See "}<_components.a href="/api/other#get-pet">{"it"}</_components.a>',
  ],
  ['lists', '- a', '</_components.p><_components.ul>'],
  ['footnotes', 'Text[^1]\n\n[^1]: A note', 'A note'],
])('steps in a page of a guide may have %s in their descriptions', async (_, description, expected) => {
  expect(await compiled(description)).toContain(expected);
});

it.each([
  '[x](javascript:alert(1))',
  '[x][1]\n\n[1]: javascript:alert(1)',
  'A <script>alert(1)</script><img src="x" onerror="alert(1)">',
])('descriptions of steps run nothing: %s', async (description) => {
  expect(await compiled(description)).not.toMatch(/href="java|<(_components\.)?script|onerror=/i);
});
