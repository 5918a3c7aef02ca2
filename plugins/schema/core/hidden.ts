import { isObject } from '../../shared/core/json';

/** Markers of several tools for what readers do not see. */
export const HIDDEN = ['x-internal', 'x-hidden', 'x-scalar-ignore', 'x-fern-ignore'];

export function isHidden(node: unknown): boolean {
  return isObject(node) && HIDDEN.some((key) => node[key] === true);
}
