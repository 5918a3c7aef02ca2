import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { makeProject, type Project } from '../../../plugins/demos/core/project/makeProject';
import type { DemoAsset } from '../../../plugins/demos/core/types';

const BUILD = inject('buildFolder');
const FIGURE = /<figure\b[^>]*\bclass="?previewer\b[^>]*>/g;

/** English pages of the site with the ids of their demos, in order. */
export async function listDemos(): Promise<Array<{ path: string; ids: string[] }>> {
  const files = await readdir(BUILD, { recursive: true });
  const pages = files.filter((file) => file.endsWith('index.html') && !/^(zh-CN|~demos)\//.test(file)).sort();
  const found = await Promise.all(
    pages.map(async (file) => {
      const html = await readFile(join(BUILD, file), 'utf8');
      const ids = [...html.matchAll(FIGURE)].map(([tag]) => /\bid="?([\w-]+)/.exec(tag)?.[1] ?? '');
      return { path: file.replace(/\/?index\.html$/, ''), ids };
    }),
  );
  return found.filter(({ ids }) => ids.length > 0);
}

/** What online editors get of a demo, from the files that its page loads for it. */
export async function readProject(id: string): Promise<Project> {
  const names = await readdir(join(BUILD, 'assets/demos'));
  const read = async <T>(start: string): Promise<T> => {
    const name = names.find((file) => file.startsWith(start)) ?? start;
    return JSON.parse(await readFile(join(BUILD, 'assets/demos', name), 'utf8')) as T;
  };
  const [asset, bundle] = await Promise.all([read<DemoAsset>(`${id}.asset.`), read<{ text: string }>('bundle-0.')]);
  const complete = Object.entries(asset.dependencies).map(([key, { type, value }]) => [
    key,
    { type, value: value || bundle.text },
  ]);
  return makeProject({ ...asset, dependencies: Object.fromEntries(complete) }, 'en');
}
