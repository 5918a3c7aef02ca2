import type { SandboxApi } from '../api';
import { OWN_CONTROLS } from '../controls/listControls';
import type { Backend } from '../types';

/** Lists where a backend does not match the document. Operations without a handler are answered from the document. */
export function findGaps({ operations }: SandboxApi, { operations: handlers, controls = {} }: Backend): string[] {
  const declared = operations.map(({ id }) => id);
  return [
    ...Object.keys(handlers)
      .filter((id) => !declared.includes(id))
      .map((id) => `the document has no operation \`${id}\``),
    ...Object.keys(controls)
      .filter((name) => OWN_CONTROLS.some((control) => control.name === name))
      .map((name) => `the control \`${name}\` hides one that every sandbox has`),
  ];
}
