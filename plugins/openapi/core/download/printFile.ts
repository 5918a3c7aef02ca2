import { once } from '../../../shared/core/cache';
import type { ApiModel } from '../model/types';
import { printTypes } from '../types/printTypes';
import { printHttpFile } from './files/printHttpFile';
import { printPostman } from './files/printPostman';
import { printSchemas } from './files/printSchemas';
import type { DocumentFormat, ToolFormat } from './formats';
import { printDocument } from './printDocument';

const PRINTERS: Record<ToolFormat, (model: ApiModel) => string> = {
  postman: withNumbers(printPostman),
  http: withNumbers(printHttpFile),
  schemas: withNumbers(printSchemas),
  types: withNumbers(printTypes),
};

/** Numbers as they are written in the document. */
function withNumbers(print: (model: ApiModel) => string): (model: ApiModel) => string {
  return once((model: ApiModel) => model.numbers.restore(print(model)));
}

/** Prints a file that readers can download. `undefined` in a format that is not offered. */
export function printFile(model: ApiModel, format: DocumentFormat | ToolFormat): string | undefined {
  return format === 'yaml' || format === 'json' ? printDocument(model, format) : PRINTERS[format](model);
}
