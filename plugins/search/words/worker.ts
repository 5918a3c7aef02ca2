import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import type { PluginOptions } from '@docusaurus/types';
import packagePlugin from '@easyops-cn/docusaurus-search-local';

export interface IndexTask {
  siteDir: string;
  options: PluginOptions;
  /** The part of the site's props that the package reads. */
  site: {
    routesPaths: string[];
    outDir: string;
    baseUrl: string;
    siteConfig: { trailingSlash: boolean | undefined };
    plugins: Array<{
      name: string;
      content: { loadedVersions: Array<{ path: string; isLast: boolean; docs: Array<{ permalink: string }> }> };
    }>;
  };
}

/** Writes the index of a built site, under the name that the package gave it in the main thread. */
async function buildIndex({ siteDir, options, site }: IndexTask): Promise<void> {
  const generatedFilesDir = await mkdtemp(join(tmpdir(), 'words-'));
  try {
    const context = { siteDir, generatedFilesDir, siteConfig: { themeConfig: {} } };
    await packagePlugin(context, options).postBuild(site);
  } finally {
    await rm(generatedFilesDir, { recursive: true });
  }
}

void buildIndex(workerData as IndexTask);
