import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nameBelow } from '../../shared/files';
import { ProblemsError } from '../../shared/problem';
import { FLOW_FILE } from '../core/folder/flowFile';
import { checkPageIds, type FolderFlow, lacksFlows, readFlowFiles } from '../core/folder/readFlowFiles';
import type { FlowOperation } from '../core/types';

/** Reads the Arazzo documents of a folder, which use one OpenAPI document. Throws `ProblemsError` for errors. */
export function readFlowFolder(siteDir: string, folder: string, operations: readonly FlowOperation[]): FolderFlow[] {
  const paths = listFlows(siteDir, folder).filter((path) => existsSync(path));
  if (paths.length === 0) throw new ProblemsError([lacksFlows(folder)]);
  const files = paths.map((path) => ({ path, name: nameBelow(path, siteDir), bytes: readFileSync(path) }));
  const { flows, problems } = readFlowFiles(files, operations);
  const errors = [...problems, ...checkPageIds(flows)].filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ProblemsError(errors);
  return flows;
}

/** The Arazzo documents of a folder, absolute; without any, one that may be written there. */
export function listFlows(siteDir: string, folder: string): string[] {
  const root = resolve(siteDir, folder);
  const names = existsSync(root) ? readdirSync(root).filter((name) => FLOW_FILE.test(name)) : [];
  return (names.length > 0 ? names.sort() : ['new.arazzo.yaml']).map((name) => join(root, name));
}
