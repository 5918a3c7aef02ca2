import { walkDocument } from '../document/walkDocument';
import { printRef } from '../pointer';
import { assumptions } from './reader';
import type { ApiModel } from './types';

/** A sentence of `x-assumed`, and the JSON pointer of its object. */
export interface Assumption {
  pointer: string;
  text: string;
}

export function listAssumptions({ document }: Pick<ApiModel, 'document'>): Assumption[] {
  const found: Assumption[] = [];
  walkDocument(document, ({ node, path }) => {
    for (const text of assumptions(node).assumed ?? []) found.push({ pointer: printRef(path), text });
  });
  return found;
}
