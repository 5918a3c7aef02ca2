import { walkDocument } from '../../../plugins/document/core/grammar/walkDocument';
import type { ApiModel } from '../../../plugins/openapi/core/model/types';
import { assumptions } from '../../../plugins/schema/core/reader';
import { printRef } from '../../../plugins/shared/core/pointer';

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
