import { isObject } from '../../../shared/core/json';
import type { Output } from '../types';
import { type Desk, toJson } from './place';

export function readOutputs(desk: Desk, node: unknown): Output[] {
  if (!isObject(node)) return [];
  return Object.entries(node).map(([name, value]) => ({ name, value: toJson(value), source: desk.at(node, name) }));
}
