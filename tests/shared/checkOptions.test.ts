import { expect, test } from 'vitest';
import { presetOptionsSchema } from '../../plugins/preset/options';
import { checkOptions } from '../../plugins/shared/checkOptions';

const check = (options: unknown) => checkOptions('@livespec/docusaurus', presetOptionsSchema, options);

test('options that are left out have their defaults', () => {
  expect(check(undefined)).toMatchObject({ docs: {}, tabs: true, search: {}, sandbox: {}, classic: {} });
});

test.each([
  [{ apis: {} }, '"apis" is not allowed. Did you mean `api`?'],
  [{ api: { specs: 'a.yaml' } }, '"api.specs" is not allowed. Did you mean `spec`?'],
  [{ search: { popula: [] } }, '"search.popula" is not allowed. Did you mean `popular`?'],
  [
    { search: { typesense: { url: 'https://x.example', key: 'k', ur: 'x' } } },
    '"search.typesense.ur" is not allowed. Did you mean `url`?',
  ],
  [{ search: true }, '"search" must be of type object. For the defaults, write `{}`.'],
  [{ api: 'openapi.yaml' }, '"api" must be of type object. Known: spec, overlays, view, root, '],
  [{ spec: 'openapi.yaml' }, '"spec" is not allowed. Did you mean `api.spec`?'],
  [{ blog: {} }, '"blog" is not allowed. Did you mean `classic.blog`?'],
  [{ nothingLikeIt: 1 }, '"nothingLikeIt" is not allowed. Known: api, flows, docs, '],
  [{ api: { spec: 'ftp://pets.example/openapi.json' } }, '"api.spec" must be a file, or an http or https URL'],
  [{ api: { spec: ['a.yaml', 'ftp://b'] } }, '"api.spec[1]" must be a file, or an http or https URL'],
  [{ api: { view: { tag: ['a'] } } }, '"api.view.tag" is not allowed. Did you mean `tags`?'],
  [{ api: { view: { paths: ['!'] } } }, '"api.view.paths[0]" with value "!" fails to match'],
  [{ api: { spec: [] } }, '"api.spec" must contain at least 1 items'],
  [{ api: { spec: ['https://a.b/c', 'https://a.b/d'], root: '.' } }, '"api.root" is for files, and "spec" is a URL'],
  [{ api: { spec: 'https://a.b/c', root: '.' } }, '"api.root" is for files, and "spec" is a URL'],
  [{ sandbox: { backnd: 'x' } }, '"sandbox.backnd" is not allowed. Did you mean `backend`?'],
  [{ api: { pages: 'operatoin' } }, '"api.pages" must be one of [tag, operation]. Did you mean `operation`?'],
  [
    { api: { customRules: [{ id: 'a', check: () => [], chek: 1 }] } },
    '"api.customRules[0].chek" is not allowed. Did you mean `check`?',
  ],
  [{ api: { routeBase: '/api/' } }, '"api.routeBase" must not start or end with `/`'],
  [{ classic: { blogs: false } }, '"classic.blogs" is not allowed. Did you mean `blog`?'],
  [{ tabs: 'yes', nothingLikeIt: 1 }, '"tabs" must be a boolean; "nothingLikeIt" is not allowed'],
])('wrong options are named by their path: %j', (options, message) => {
  expect(() => check(options)).toThrow(`Options of @livespec/docusaurus: ${message}`);
});
