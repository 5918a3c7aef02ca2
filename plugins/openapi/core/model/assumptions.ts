import { printRef } from '../pointer';
import { walkDocument } from '../walkDocument';
import { assumptions } from './reader';
import type { ApiModel } from './types';

/** A sentence of `x-assumed`, and the JSON pointer of the object that has it. */
export interface Assumption {
  pointer: string;
  text: string;
}

/** Everything that a document's documentation assumes, in the order of the document. */
export function listAssumptions({ document }: Pick<ApiModel, 'document'>): Assumption[] {
  const found: Assumption[] = [];
  walkDocument(document, ({ node, path }) => {
    for (const text of assumptions(node).assumed ?? []) found.push({ pointer: printRef(path), text });
  });
  return found;
}
