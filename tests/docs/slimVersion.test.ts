import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';
import { slimVersion } from '../../plugins/docs/build/slimVersion';

const doc = (id: string) => ({ id, title: `Title of ${id}`, description: `All about ${id}.`, sidebar: 'api' });

/** The metadata of pages in a version; `g…` are generated. */
function slimmed(ids: string[], docsSidebars: object = {}): unknown {
  let added: RouteConfig | undefined;
  const actions = { addRoute: (route: RouteConfig) => (added = route) } as unknown as PluginContentLoadedActions;
  const docs = ids.map((id) => ({ id, source: `@site/docs/${id}${id.startsWith('g') ? '.gen' : ''}.mdx` }));
  const content = { loadedVersions: [{ docs }] } as unknown as LoadedContent;
  const version = { label: 'Next', docsSidebars, docs: Object.fromEntries(ids.map((id) => [id, doc(id)])) };
  const root: RouteConfig = { path: '/', component: '@theme/DocVersionRoot', props: { version } };
  slimVersion(actions, content).addRoute({ path: '/', component: '@theme/DocsRoot', routes: [root] });
  const [route] = added?.routes ?? [];
  return route?.props?.version;
}

describe('slimVersion', () => {
  test('keeps the metadata of hand-written pages, and the ids of generated ones', () => {
    expect(slimmed(['start', 'g1'])).toEqual({
      label: 'Next',
      docsSidebars: {},
      docs: { start: doc('start'), g1: {} },
    });
  });

  test('leaves out of a sidebar what only the build reads', () => {
    const link = { type: 'link', href: '/start', label: 'Start', docId: 'start' };
    const hidden = { ...link, unlisted: true };
    const items = [{ ...link, unlisted: false }, hidden];
    const category = { type: 'category', label: 'All', collapsible: true, collapsed: false };
    expect(slimmed([], { api: [{ ...category, key: 'page-all', items }] })).toEqual({
      label: 'Next',
      docsSidebars: { api: [{ ...category, items: [link, hidden] }] },
      docs: {},
    });
  });
});
