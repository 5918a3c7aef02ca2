import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { InstanceContent } from '../docs';
import { wrongOptions } from '../shared/checkOptions';
import { pack } from './core/index/pack';
import { choosePopular } from './core/panel/popularCalls';
import { makeShards } from './core/shards/makeShards';
import type { SearchIndex } from './core/types';
import type { createSiteIndexer } from './createSiteIndexer';
import { OWNER, type SearchOptions } from './options';
import { WHOLE_INDEX } from './wholeIndex';

type CreateData = PluginContentLoadedActions['createData'];

/** Bytes, compressed. What is larger is loaded in parts, as far as a query needs them. */
const LARGEST_WHOLE = 600_000;
const FOLDER = 'assets/search/';

/** Files of the site, by their path in it. */
export type SiteFiles = Map<string, string>;

/**
 * Writes the index of the last version of the docs, and one for each other version: readers search the version that they
 * read.
 */
export async function writeIndexes(
  contents: InstanceContent[],
  index: ReturnType<typeof createSiteIndexer>,
  { popular, typesense }: SearchOptions,
  { createData, baseUrl, files }: { createData: CreateData; baseUrl: string; files?: SiteFiles },
): Promise<void> {
  const found = await index(contents);
  const packParts = typesense ? pack : (one: SearchIndex) => packIndex(one, baseUrl, files);
  const packed = packParts(found);
  // Docusaurus would indent an object.
  await createData('search-index.json', packed);
  if (files?.size) await createData(WHOLE_INDEX, pack(found));
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
      await createData(name, packParts(older));
      entry.push(`popular: ${JSON.stringify(choosePopular(older, popular).calls)}`);
      entry.push(`address: () => new URL('@generated/search/default/${name}', import.meta.url).href`);
    }
    // As `useDocsContextualSearchTags` has it.
    entries.push(`  ${JSON.stringify(`docs-${id}-${version}`)}: { ${entry.join(', ')} },\n`);
  }
  await createData('search-versions.js', `export default {\n${entries.join('')}};\n`);
}

/** Adds the parts of a large index to `files`, if given. */
function packIndex(index: SearchIndex, baseUrl: string, files?: SiteFiles): string {
  const whole = pack(index);
  if (!files || gzipSync(whole, { level: 1 }).length <= LARGEST_WHOLE) return whole;
  const shards = makeShards(index, (texts) => {
    const hash = createHash('sha256');
    for (const text of texts) hash.update(text);
    return `${baseUrl}${FOLDER}${hash.digest('hex').slice(0, 8)}/`;
  });
  const folder = shards.index.shards.folder.slice(baseUrl.length);
  for (const [name, text] of shards.files) files.set(`${folder}${name}.json`, text);
  return pack(shards.index);
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
