import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseFile } from '../../document/core/parse/parseFile';
import { nameBelow } from '../../shared/files';
import { type Problem, ProblemsError } from '../../shared/problem';
import { readFlows } from '../core/read/readFlows';
import { checkFlows } from '../core/rules/checkFlows';
import type { FlowDocument, FlowOperation, FoundSources } from '../core/types';

export interface FolderFlow {
  document: FlowDocument;
  sources: FoundSources;
}

/** Reads the Arazzo documents of a folder, which use one OpenAPI document. Throws `ProblemsError` for errors. */
export function readFlowFolder(siteDir: string, folder: string, operations: readonly FlowOperation[]): FolderFlow[] {
  const root = resolve(siteDir, folder);
  if (!existsSync(root)) throw refuse(folder, `The folder of the option \`flows\` is not there: \`${folder}\`.`);
  const names = readdirSync(root).filter((name) => /\.arazzo\.(?:ya?ml|json)$/.test(name));
  if (names.length === 0) throw refuse(folder, `The folder \`${folder}\` has no file \`*.arazzo.yaml\`.`);
  const problems: Problem[] = [];
  const found = names.sort().flatMap((name): FolderFlow[] => {
    const path = join(root, name);
    const read = readFlows(parseFile(path, nameBelow(path, siteDir), readFileSync(path)));
    const ofApi = read.document?.sources.filter(({ type }) => type === 'openapi') ?? [];
    const sources: FoundSources = new Map(ofApi.map((source) => [source.name, { operations }]));
    problems.push(...read.problems, ...checkFlows(read, sources));
    return read.document ? [{ document: read.document, sources }] : [];
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ProblemsError(errors);
  return found;
}

function refuse(file: string, message: string): ProblemsError {
  return new ProblemsError([{ file, line: 1, column: 1, rule: 'flow-source', severity: 'error', message }]);
}
