import { objects, text } from '../../../schema/core/reader';
import { entries, isObject, list } from '../../../shared/core/json';
import type { Server } from './types';

export function readServers(value: unknown): Server[] {
  return objects(value).flatMap((node) => {
    const { name, description, variables } = node;
    const url = text(node.url);
    return url ? [{ url, name: text(name), description: text(description), variables: readVariables(variables) }] : [];
  });
}

function readVariables(value: unknown): Server['variables'] {
  return entries(value).flatMap(([name, node]) => {
    if (!isObject(node)) return [];
    const { default: usual, enum: values, description } = node;
    return [{ name, default: String(usual ?? ''), enum: list(values).map(String), description: text(description) }];
  });
}
