import { join } from 'node:path';
import type { Found } from '../../../plugins/check/core/engine/rule';
import { RULES } from '../../../plugins/check/core/rules';
import { filesOnDisk, type ProjectFiles } from '../../../plugins/check/files';
import { targetOfSite } from '../../../plugins/check/findTarget';
import { createProjectReader } from '../../../plugins/check/readProject';
import { checkProject } from '../../../plugins/check/runCheck';
import { mutateFlow } from './flowMutations';
import { dropEntries, mutateSpec, swapCodes } from './specMutations';
import { explainSurvivor } from './survivors';
import { mutateDemo, mutatePage, mutateSample, mutateTranslations } from './textMutations';
import { findTypedSurvivors } from './typedMutations';
import { applyMutation, type Mutation } from './types';

const ROOT = join(import.meta.dirname, '../../..');

export interface How {
  complete?: boolean;
  quick?: boolean;
  /** Rules to try before the others. */
  first?: readonly string[];
}

export interface Laboratory {
  files: Map<string, string>;
  mutations: Mutation[];
  /**
   * Errors of the site with these changes: the first ones, or with `complete` all of them. With `quick`, without the
   * linter of OpenAPI, which takes longer than everything else.
   */
  check(changes: ReadonlyMap<string, string>, how?: How): Promise<Found[]>;
}

/** Reads the site into memory, and lists all changes that the operators make of it. */
export async function openLaboratory(): Promise<Laboratory> {
  const disk = filesOnDisk(ROOT);
  const files = new Map<string, string>();
  const folders = new Map<string, string[]>();
  for (const folder of ['docs', 'openapi', 'src']) {
    for (const name of await disk.list(folder)) {
      // Generated, or of the past.
      if (/\.gen\.mdx?$|\/_data\/|\/released\/|^src\/backend\//.test(name)) continue;
      files.set(name, (await disk.read(name)) ?? '');
    }
  }
  const lock = 'check.lock.json';
  files.set(lock, (await disk.read(lock)) ?? '');
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
    async check(changes, { complete = false, quick = false, first = [] } = {}) {
      const result = await read(changes, { lint: !quick });
      const { problems } = checkProject(result, target, { stopsAtFirst: !complete, first });
      return problems.filter(({ severity }) => severity === 'error');
    },
  };
}

function listMutations(name: string, text: string): Mutation[] {
  if (name.startsWith('openapi/flows/')) return mutateFlow(name, text);
  if (name.startsWith('openapi/')) {
    const entries = name.endsWith('errors.yaml') ? [...swapCodes(name, text), ...dropEntries(name, text)] : [];
    return [...mutateSpec(name, text), ...entries];
  }
  if (name.endsWith('messages.yaml')) return mutateTranslations(name, text);
  if (/\.mdx?$/.test(name)) return mutatePage(name, text);
  if (/\/demos\/\w+\.tsx$/.test(name)) return mutateDemo(name, text);
  return /_samples\/.*\.(?:ts|sh|py)$/.test(name) ? mutateSample(name, text) : [];
}

/** Tries the rules first that have found changes of the same kind. */
export async function findSurvivors(laboratory: Laboratory, mutations: Mutation[]): Promise<Mutation[]> {
  const survivors: Mutation[] = [];
  const useful = new Map<string, Map<string, number>>();
  for (const mutation of mutations) {
    const { file, kind } = mutation;
    const rules = useful.get(kind) ?? new Map<string, number>();
    useful.set(kind, rules);
    const changes = new Map([[file, applyMutation(laboratory.files.get(file) ?? '', mutation)]]);
    const isSpec = file.startsWith('openapi/');
    let found = await laboratory.check(changes, { quick: isSpec, first: rankRules(rules) });
    for (const rule of new Set(found.map((one) => one.rule))) rules.set(rule, (rules.get(rule) ?? 0) + 1);
    // The linter takes long, and a survivor with a reason counts as one anyway.
    if (found.length === 0 && isSpec && !explainSurvivor(mutation)) found = await laboratory.check(changes);
    if (found.length === 0) survivors.push(mutation);
  }
  const isTyped = ({ file }: Mutation) => /^docs\/.*\.tsx?$/.test(file);
  const typed = await findTypedSurvivors(ROOT, laboratory.files, survivors.filter(isTyped));
  return [...survivors.filter((one) => !isTyped(one)), ...typed];
}

/** They make all pages of a changed document, to know their addresses. */
const SLOWEST = ['broken-link', 'missing-file'];
const OTHERS = RULES.map(({ id }) => id).filter((id) => !SLOWEST.includes(id));

/** The most useful ones first. */
function rankRules(hits: ReadonlyMap<string, number>): string[] {
  const useful = [...hits].sort(([, one], [, other]) => other - one).map(([rule]) => rule);
  return [...new Set([...useful, ...OTHERS])];
}
