import type { JsonObject } from '../../../shared/core/json';
import { LongNumber } from '../parse/longNumber';

export type Container = JsonObject | unknown[];

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && !(value instanceof LongNumber);
}
