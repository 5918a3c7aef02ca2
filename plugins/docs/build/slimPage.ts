import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { Root } from 'mdast';
import { isGeneratedPage } from '../../openapi';

/** What only the build reads: menus, search records, and values that the metadata resolves. */
const BUILD_KEYS = ['api', 'custom_edit_url', 'filename', 'group', 'keywords', 'last_update', 'nav', 'order'];

type FrontMatter = Record<string, unknown>;

/** A page's code holds its front matter twice: in its module, which pages read, and in the metadata, which none reads. */
export function slimFrontMatter() {
  return (_tree: Root, { path, data }: { path: string; data: { frontMatter?: FrontMatter } }): void => {
    if (!data.frontMatter || !isGeneratedPage(path)) return;
    for (const key of BUILD_KEYS) delete data.frontMatter[key];
  };
}

export function slimMetadata(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {
    ...actions,
    createData: (name, data) => actions.createData(name, isGeneratedDoc(data) ? slim(data) : data),
  };
}

function isGeneratedDoc(data: object | string): data is { source: string; frontMatter: FrontMatter } {
  return typeof data === 'object' && 'frontMatter' in data && 'source' in data && isGeneratedPage(String(data.source));
}

function slim<Doc extends { frontMatter: FrontMatter }>(doc: Doc): Doc {
  return { ...doc, frontMatter: {} };
}
