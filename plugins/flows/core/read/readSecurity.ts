import { isObject, type JsonObject, list } from '../../../shared/core/json';
import type { FlowScheme, FlowSecurity } from '../types';
import { type Desk, toJson } from './place';

/** Reads `x-security` of a step or a workflow. */
export function readSecurity(desk: Desk, nodes: unknown): FlowSecurity[] {
  return list(nodes).flatMap((item) => {
    const node = item as JsonObject;
    const { schemeName, scheme, values } = node;
    const given = typeof schemeName === 'string' ? schemeName : isObject(scheme) ? toScheme(scheme) : undefined;
    if (given === undefined || !isObject(values)) {
      const hint = 'Write `schemeName` or `scheme`, and its `values`.';
      desk.report(desk.at(node), 'flow-shape', 'An entry of `x-security` has a scheme and values.', hint);
      return [];
    }
    const at = typeof schemeName === 'string' ? desk.at(node, 'schemeName') : desk.at(node);
    return [{ scheme: given, values: toJson(values) as FlowSecurity['values'], source: at }];
  });
}

function toScheme({ type, scheme, in: place, name }: JsonObject): FlowScheme {
  return {
    type: String(type),
    ...(typeof scheme === 'string' && { scheme }),
    ...(typeof place === 'string' && { in: place }),
    ...(typeof name === 'string' && { name }),
  };
}
