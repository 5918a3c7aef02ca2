import { join } from 'node:path';
import { filesOnDisk, type ProjectFiles } from '../../../plugins/check/files';
import { targetOfSite } from '../../../plugins/check/findTarget';
import { createProjectReader } from '../../../plugins/check/readProject';
import { checkProject } from '../../../plugins/check/runCheck';
import { dropEntries, mutateSpec, swapCodes } from './specMutations';
import { mutatePage, mutateSample, mutateTranslations } from './textMutations';
import { applyMutation, type Mutation } from './types';

const ROOT = join(import.meta.dirname, '../../..');

export interface Laboratory {
  files: Map<string, string>;
  mutations: Mutation[];
  /**
   * Errors of the site with these changes: the first ones, or with `complete` all of them. With `quick`, without the
   * linter of OpenAPI, which takes longer than everything else.
   */
  check(changes: ReadonlyMap<string, string>, how?: { complete?: boolean; quick?: boolean }): Promise<string[]>;
}

/** Reads the site into memory, and lists all changes that the operators make of it. */
export async function openLaboratory(): Promise<Laboratory> {
  const disk = filesOnDisk(ROOT);
  const files = new Map<string, string>();
  const folders = new Map<string, string[]>();
  for (const folder of ['docs', 'openapi', 'src/i18n']) {
    for (const name of await disk.list(folder)) {
      // Generated, or of the past.
      if (/\.gen\.mdx?$|\/_data\/|\/released\//.test(name)) continue;
      files.set(name, (await disk.read(name)) ?? '');
    }
  }
  const memory: ProjectFiles = {
    baseDir: ROOT,
    read: (name) => Promise.resolve(files.get(name)),
    list(folder) {
      const known = folders.get(folder) ?? [...files.keys()].filter((name) => name.startsWith(`${folder}/`)).sort();
      folders.set(folder, known);
      return Promise.resolve(known);
    },
  };
  const target = await targetOfSite(ROOT);
  const read = await createProjectReader(target, memory);
  return {
    files,
    mutations: [...files].flatMap(([name, text]) => listMutations(name, text)),
    async check(changes, { complete = false, quick = false } = {}) {
      const result = await read(changes, { lint: !quick });
      return checkProject(result, target, undefined, !complete)
        .problems.filter(({ severity }) => severity === 'error')
        .map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`);
    },
  };
}

function listMutations(name: string, text: string): Mutation[] {
  if (name.startsWith('openapi/')) {
    const entries = name.endsWith('errors.yaml') ? [...swapCodes(name, text), ...dropEntries(name, text)] : [];
    return [...mutateSpec(name, text), ...entries];
  }
  if (name.endsWith('messages.yaml')) return mutateTranslations(name, text);
  if (/\.mdx?$/.test(name)) return mutatePage(name, text);
  return /_samples\/.*\.(?:ts|sh|py)$/.test(name) ? mutateSample(name, text) : [];
}

export async function findSurvivors(laboratory: Laboratory, mutations: Mutation[]): Promise<Mutation[]> {
  const survivors: Mutation[] = [];
  for (const mutation of mutations) {
    const text = laboratory.files.get(mutation.file) ?? '';
    const changes = new Map([[mutation.file, applyMutation(text, mutation)]]);
    const isSpec = mutation.file.startsWith('openapi/');
    const found = (await laboratory.check(changes, { quick: isSpec })).length > 0;
    if (found || (isSpec && (await laboratory.check(changes)).length > 0)) continue;
    survivors.push(mutation);
  }
  return survivors;
}
