import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { apiParts, outsideParts } from '../../plugins/docs/parts/outsideParts';
import { siteApis, siteDocs } from '../../plugins/docs/parts/siteApis';
import type { ApiSource } from '../../plugins/openapi';
import { parseMdx } from '../../plugins/shared/mdx/parseMdx';
import { modelOf, siteOf } from '../openapi/model/support';

const DOCUMENT = `
paths:
  /login: { get: { operationId: logIn, summary: Log in, responses: { '200': { description: Done } } } }
`;
const model = modelOf(DOCUMENT);
const { parts } = siteOf(DOCUMENT);
const api = {
  current: () => ({ parts, model, files: ['/site/openapi.yaml'], pages: [{ path: 'api/other', ids: ['log-in'] }] }),
} as unknown as ApiSource;
siteApis('/site').set('default', api);
siteDocs('/site').set('default', { api, docsBase: 'docs' });

function transformed(text: string, siteDir = '/site'): Root {
  const tree = parseMdx(text);
  apiParts({ siteDir })(tree);
  return tree;
}

test('a page outside of the docs shows a call, its address and a diagram', () => {
  const tree = transformed(
    '# Home\n\nFirst <Call id="logIn" />.\n\n<Operation id="logIn" />\n\n```sequence title="C"\nA -> B: c\n```\n',
  );
  const [imported, , paragraph, operation, diagram] = tree.children;
  expect(imported).toMatchObject({ value: 'import Operation from "@theme/ApiPart/Operation";' });
  expect(paragraph).toMatchObject({ children: [{}, { type: 'link', url: '/docs/api/other#log-in' }, {}] });
  expect(operation).toMatchObject({ attributes: [{ name: 'id' }, { name: 'data' }] });
  expect(diagram).toMatchObject({ data: { hName: 'figure' } });
});

test('a mistake on a page outside of the docs is an error with the nearest name', () => {
  expect(() => transformed('<Operation id="logInn" />')).toThrow(
    '<Operation>: There is no operation `logInn`. Did you mean `logIn`?',
  );
  expect(() => transformed('<Call id="logInn" />')).toThrow('<Call>: The document has no operation `logInn`.');
});

test('a page outside of the docs changes with the document that it shows', () => {
  const { filesOf } = outsideParts('/site');
  expect(filesOf('<Operation id="logIn" />')).toEqual(['/site/openapi.yaml']);
  expect(filesOf('<Count of="calls" />')).toEqual(['/site/openapi.yaml']);
  expect(filesOf('Text')).toEqual([]);
});

test('a site without a document leaves its pages as they are', () => {
  expect(transformed('<Operation id="logIn" />', '/other')).toEqual(parseMdx('<Operation id="logIn" />'));
});
