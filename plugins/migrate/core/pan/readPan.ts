import { entries, isObject, type JsonObject } from '../../../shared/core/json';
import { joinPath } from '../../../shared/siteLink';
import { type DocsInstance, entriesOf, isPackage, listDocs, type SiteConfig, trimSlashes } from '../siteConfig';
import { type OldApi, PAN } from '../types';

/** Lists the documents that `docusaurus-plugin-openapi-docs` shows, with their older versions. */
export function readPan(config: SiteConfig): OldApi[] {
  const docs = listDocs(config);
  return entriesOf(config, 'plugins').flatMap(({ name, options }) => {
    if (!isPackage(name, PAN)) return [];
    return entries(options.config).flatMap(([id, api]) => {
      return isObject(api) ? readApi(id, api, docs, String(options.docsPluginId)) : [];
    });
  });
}

function readApi(id: string, api: JsonObject, docs: DocsInstance[], docsId: string): OldApi[] {
  const { versions, version: _version, label: _label, baseUrl: _baseUrl, downloadUrl: _download, ...shared } = api;
  const own = apiAt(id, api, docs, docsId);
  const older = entries(versions).flatMap(([name, version]): OldApi[] => {
    if (!isObject(version)) return [];
    const { label } = version;
    const at = apiAt(`${id}-${name.replace(/[^\w-]+/g, '-')}`, { ...shared, ...version }, docs, docsId);
    return [{ ...at, versionOf: { id, name, ...(typeof label === 'string' && { label }) } }];
  });
  return [own, ...older];
}

function apiAt(id: string, options: JsonObject, docs: DocsInstance[], docsId: string): OldApi {
  const outputDir = trimSlashes(String(options.outputDir).replace(/^\.\//, ''));
  const holds = ({ path }: DocsInstance) => outputDir === path || outputDir.startsWith(`${path}/`);
  const instance = docs.find((each) => each.id === docsId && holds(each)) ?? docs.find(holds);
  // Docusaurus drops numbers that order folders, `01-pets`, from addresses.
  const below = instance ? outputDir.slice(instance.path.length + 1) : outputDir;
  const address = below.replace(/(^|\/)\d+\s*[-_.]+\s*(?=[^\d\s/.-])/g, '$1');
  return {
    peer: PAN,
    id,
    spec: String(options.specPath),
    route: joinPath(instance?.route ?? '', address),
    options,
    outputDir,
    ...(instance && { docIdBase: address === '' ? '' : `${address}/` }),
  };
}
