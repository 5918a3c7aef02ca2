import type { Operation } from '../../../openapi';
import type { Source } from '../../../shared/problem';
import type { SampleFile } from '../samples/types';

/** A text in quotes, or the name of a function that is called. */
const NAME = /(["'`])([\w./:-]+)\1|(?<![\w$])([A-Za-z_]\w*)\s*(?:<[^<>()]*>)?\(/g;

/** Finds operations that code names by their ids: as a text, or as the function that a generator makes of it. */
export function findNames<O extends Pick<Operation, 'operationId'>>(
  operations: readonly O[],
  code: readonly SampleFile[],
): Array<{ operation: O; source: Source }> {
  const byName = new Map(
    operations.flatMap((operation): Array<[string, O]> => {
      const { operationId = '' } = operation;
      return isTelling(operationId) ? [[plain(operationId), operation]] : [];
    }),
  );
  return code.flatMap((sample) =>
    [...sample.text.matchAll(NAME)].flatMap(({ 2: text, 3: called = '', index }) => {
      const operation = byName.get(plain(text ?? called));
      return operation && (text === undefined || text === operation.operationId)
        ? [{ operation, source: sample.place(index) }]
        : [];
    }),
  );
}

/** A single word, such as `list`, is also the name of many other things. */
function isTelling(id: string): boolean {
  return /[a-z\d][A-Z]|\w[^A-Za-z\d]\w/.test(id);
}

/** Generators write `get-pet` as `getPet`, `GetPet` or `get_pet`. */
function plain(name: string): string {
  return name.replaceAll(/[^A-Za-z\d]/g, '').toLowerCase();
}
