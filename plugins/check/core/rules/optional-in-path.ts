import { isObject, list } from '../../../shared/core/json';
import { specRule } from '../engine/rule';
import { nodeOf } from '../facts/nodeOf';

/** A parameter of the path that may be left out. */
export const optionalInPath = specRule({
  id: 'optional-in-path',
  about: 'Every parameter of a path is required.',
  *check(project, { model }) {
    const { components } = model.document;
    const shared = isObject(components) && isObject(components.parameters) ? Object.values(components.parameters) : [];
    const own = model.operations.flatMap((operation) => list(nodeOf(model, operation).parameters));
    for (const node of [...shared, ...own].filter(isObject)) {
      if (node.in !== 'path' || node.required === true) continue;
      const at = project.positionOf(node, 'required') ?? project.positionOf(node);
      if (at) yield { at, message: `\`${String(node.name)}\` is part of a path, so it is required.` };
    }
  },
});
