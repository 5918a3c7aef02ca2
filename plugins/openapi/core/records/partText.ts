import type { CallView } from '../pages/partFinder';
import type { ExamplePart, OperationPart, SchemaPart } from '../view/parts';
import { exampleLines, shownExample } from './exampleText';
import { ownLines } from './schemaText';
import { operationText } from './sectionText';

/** What a hand-written page shows of a document. */
export type PartData = CallView | OperationPart | SchemaPart | ExamplePart;

/** What such a part says, line by line. */
export function partText(part: PartData): string[] {
  if ('operation' in part) return [part.operation.title, ...operationText(part.operation)];
  if ('schema' in part) return [part.name, ...ownLines(part.schema)];
  if ('examples' in part) return [part.title, ...exampleLines(part.examples.map(shownExample), [part.title])];
  return [part.title, `${part.method} ${part.path}`];
}
