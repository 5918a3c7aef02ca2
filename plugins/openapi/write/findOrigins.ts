import type { Source } from '../../shared/problem';
import type { ApiModel, Operation } from '../core/model/types';
import { findUses, usersOf } from '../core/model/uses';
import type { ApiPage } from '../core/pages/site/types';

export interface PageOrigin {
  /** The place to edit: the first operation of the page, or the source of the page itself. */
  source: Source;
  files: string[];
}

/** The files with the list of tags and with the envelope do not count: a change there would date all pages alike. */
export function createOrigins(model: ApiModel): (page: ApiPage) => PageOrigin {
  const operations = new Map([...model.operations, ...model.webhooks].map((operation) => [operation.id, operation]));
  let mentioned: Map<Operation, Set<string>> | undefined;
  return (page) => {
    const shown = page.sections.flatMap(({ id, component }) => {
      const operation = component === 'ApiOperation' ? operations.get(id) : undefined;
      return operation ? [operation] : [];
    });
    const [first] = shown;
    if (!first) return { source: page.source, files: filesOfReference(page, model) };
    mentioned ??= filesOfSchemas(model);
    const files = shown.flatMap((operation) => [operation.source.file, ...(mentioned?.get(operation) ?? [])]);
    return { source: first.source, files: [...new Set(files)] };
  };
}

function filesOfReference({ kind, source }: ApiPage, { entities, errors }: ApiModel): string[] {
  if (kind === 'models') return [...new Set(entities.map((entity) => entity.source.file))];
  if (kind === 'errors') return [...new Set(errors.map((error) => error.source?.file ?? source.file))];
  return [source.file];
}

function filesOfSchemas(model: ApiModel): Map<Operation, Set<string>> {
  const files = new Map<Operation, Set<string>>();
  const envelope = model.entities.find(({ ref }) => ref === model.envelope?.ref)?.source.file;
  if ([...model.operations, ...model.entities].every(({ source }) => source.file === model.source.file)) return files;
  const uses = findUses(model);
  for (const { ref, source } of model.entities) {
    if (source.file === envelope) continue;
    for (const operation of usersOf(ref, uses)) {
      const found = files.get(operation) ?? new Set();
      files.set(operation, found.add(source.file));
    }
  }
  return files;
}
