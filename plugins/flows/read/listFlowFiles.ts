import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../../shared/commandLine';
import { FLOW_FILE } from '../core/folder/flowFile';

/** The Arazzo documents that an argument names: a file, or those in a folder. Throws `UsageError`. */
export function listFlowFiles(name: string, cwd: string): string[] {
  const path = resolve(cwd, name);
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) throw new UsageError(`File not found: \`${name}\`.`);
  if (!entry.isDirectory()) return [path];
  const found = readdirSync(path).filter((file) => FLOW_FILE.test(file));
  if (found.length === 0)
    throw new UsageError(`The folder \`${name}\` has no file \`*.arazzo.yaml\` or \`*.arazzo.json\`.`);
  return found.sort().map((file) => join(path, file));
}
