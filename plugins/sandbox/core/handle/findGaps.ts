import type { SandboxApi } from '../api';
import { OWN_CONTROLS } from '../controls/listControls';
import type { Backend } from '../types';

/**
 * Where a backend and a document do not fit: calls without a function, functions without a call, calls of players
 * without a key. Empty when all is well; a sandbox runs in any case, and says so when such a call is made.
 */
export function findGaps({ operations }: SandboxApi, { open, player, controls }: Backend): string[] {
  const functions = [...Object.keys(open), ...Object.keys(player)];
  const declared = new Map(operations.map((operation) => [operation.id, operation]));
  return [
    ...[...declared.keys()].filter((id) => !functions.includes(id)).map((id) => `${id} has no function`),
    ...functions.filter((id) => !declared.has(id)).map((id) => `${id} is not in the document`),
    ...Object.keys(open)
      .filter((id) => Object.hasOwn(player, id))
      .map((id) => `${id} has two functions`),
    ...Object.keys(player)
      .filter((id) => declared.get(id)?.security.every((set) => set.length === 0))
      .map((id) => `${id} is a player's, and the document asks for no key`),
    ...Object.keys(controls)
      .filter((name) => OWN_CONTROLS.some((control) => control.name === name))
      .map((name) => `the control ${name} hides one that every sandbox has`),
  ];
}
