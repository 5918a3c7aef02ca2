import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { InstanceContent } from '../docs';
import { wrongOptions } from '../shared/checkOptions';
import { pack } from './core/index/pack';
import { choosePopular } from './core/panel/popularCalls';
import type { createSiteIndexer } from './createSiteIndexer';
import { OWNER, type SearchOptions } from './options';

type CreateData = PluginContentLoadedActions['createData'];

/**
 * Writes the index of the last version of the docs, and one for each other version: readers search the version that they
 * read.
 */
export async function writeIndexes(
  contents: InstanceContent[],
  index: ReturnType<typeof createSiteIndexer>,
  { popular, typesense }: SearchOptions,
  createData: CreateData,
): Promise<void> {
  const found = await index(contents);
  // Docusaurus would indent an object.
  await createData('search-index.json', pack(found));
  const { calls, unknown } = choosePopular(found, popular);
  await createData('search-start.json', JSON.stringify(calls));
  if (unknown.length > 0)
    console.warn(wrongOptions(OWNER, [`"popular" has unknown calls, \`${unknown.join('`, `')}\``]));
  // A server has the last version only.
  const versions = typesense ? [] : contents.flatMap(versionsOf);
  const entries: string[] = [];
  for (const [number, { id, version, label, path, isLast }] of versions.entries()) {
    const entry = [`docs: ${JSON.stringify(id)}`, `label: ${JSON.stringify(label)}`, `path: ${JSON.stringify(path)}`];
    if (!isLast) {
      const name = `search-index-${number}.json`;
      const older = await index(contents, { id, version });
      await createData(name, pack(older));
      entry.push(`popular: ${JSON.stringify(choosePopular(older, popular).calls)}`);
      entry.push(`address: () => new URL('@generated/search/default/${name}', import.meta.url).href`);
    }
    // As `useDocsContextualSearchTags` has it.
    entries.push(`  ${JSON.stringify(`docs-${id}-${version}`)}: { ${entry.join(', ')} },\n`);
  }
  await createData('search-versions.js', `export default {\n${entries.join('')}};\n`);
}

/** Empty for docs with a single version. */
function versionsOf({ id, loadedVersions }: InstanceContent) {
  if (loadedVersions.length < 2) return [];
  return loadedVersions.map(({ versionName, label, path, isLast }) => ({
    id,
    version: versionName,
    label,
    path,
    isLast,
  }));
}
