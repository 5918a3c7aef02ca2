import type { SandboxApi } from '../../api';
import { compileResource } from './compileResource';
import { groupPaths } from './groupPaths';
import type { CompileContext, Member } from './member';

/** Writes into operations what they remember of each other, and returns the resources that they share. */
export function compileMemory(members: Member[], context: CompileContext): Pick<SandboxApi, 'resources'> {
  // With an error catalogue, only a backend knows with which code a missing item fails.
  const compiled = groupPaths(members.filter((member) => member.compiled.codes === undefined)).flatMap(
    (group) => compileResource(group, context) ?? [],
  );
  for (const [index, { memories }] of compiled.entries()) {
    for (const [member, memory] of memories) member.compiled.memory = { resource: index, ...memory };
  }
  return compiled.length > 0 ? { resources: compiled.map(({ resource }) => resource) } : {};
}
