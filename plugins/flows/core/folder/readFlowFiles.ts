import { dirname, resolve } from 'node:path';
import { parseFile } from '../../../document/core/parse/parseFile';
import { TextStore } from '../../../shared/core/cache';
import { type Problem, startOf } from '../../../shared/problem';
import { type ReadFlows, readFlows } from '../read/readFlows';
import { checkFlows } from '../rules/checkFlows';
import type { FlowDocument, FlowOperation, FoundSource, FoundSources, Workflow } from '../types';

export interface FlowFile {
  /** Absolute. */
  path: string;
  /** In problems. */
  name: string;
  bytes: Uint8Array;
}

export interface FolderFlow {
  document: FlowDocument;
  sources: FoundSources;
}

const known = new TextStore<ReadFlows>(100);

/** Reads Arazzo documents that use one OpenAPI document, and each other. Without its calls, what they call is not checked. */
export function readFlowFiles(
  files: readonly FlowFile[],
  operations: readonly FlowOperation[] | undefined,
): { flows: FolderFlow[]; problems: Problem[] } {
  const all = files.map(({ path, name, bytes }) => {
    const key = `${path}\n${name}\n${new TextDecoder('latin1').decode(bytes)}`;
    const read = known.get(key)?.value ?? known.set(key, readFlows(parseFile(path, name, bytes)));
    return { path, read, sources: new Map<string, FoundSource>() };
  });
  for (const { path, read, sources } of all) {
    for (const { name, url, type } of read.document?.sources ?? []) {
      if (type === 'openapi') sources.set(name, operations ? { operations } : {});
      const other = type === 'arazzo' && all.find((one) => one.path === resolve(dirname(path), url));
      if (other && other.read.document) sources.set(name, { flows: other.read.document, sources: other.sources });
    }
  }
  const problems = all.flatMap(({ read, sources }) => [...read.problems, ...checkFlows(read, sources)]);
  const flows = all.flatMap(({ read: { document }, sources }) => (document ? [{ document, sources }] : []));
  return { flows, problems };
}

/** What is wrong with a folder that has none. */
export function lacksFlows(folder: string): Problem {
  return {
    ...startOf(folder),
    rule: 'flow-source',
    severity: 'error',
    message: `The folder \`${folder}\` has no file \`*.arazzo.yaml\` or \`*.arazzo.json\`.`,
  };
}

/** Workflows whose pages would have one address. */
export function checkPageIds(flows: readonly FolderFlow[]): Problem[] {
  const seen = new Map<string, Workflow>();
  return flows
    .flatMap(({ document }) => document.workflows)
    .flatMap((workflow): Problem[] => {
      const key = workflow.id.toLowerCase();
      const other = seen.get(key);
      if (!other) {
        seen.set(key, workflow);
        return [];
      }
      const { file, line } = other.source;
      return [
        {
          ...workflow.source,
          rule: 'flow-name',
          severity: 'error',
          message: `The page of \`${workflow.id}\` would have the address of that of \`${other.id}\`: ${file}:${line}.`,
          hint: 'Ids of workflows in a folder differ in more than capitals.',
        },
      ];
    });
}
