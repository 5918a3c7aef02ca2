import type { Problem, Source } from '../../../shared/problem';
import type { ApiModel } from '../model/types';
import type { ApiPage } from './site/types';

export interface PagePlace {
  path: string;
  file: string;
  source: Source;
  /** Its operations, schemas and error codes. `id`: the anchor of the section. */
  parts: Array<{ id: string; name: string; source: Source }>;
}

export function createPlaces(model: ApiModel): (page: ApiPage, file: string) => PagePlace {
  const operations = new Map([...model.operations, ...model.webhooks].map((operation) => [operation.id, operation]));
  const entities = new Map(model.entities.map((entity) => [entity.name, entity.source]));
  const errors = new Map(model.errors.map(({ code, source }) => [String(code), source]));
  const partOf = ({ id, title, component }: ApiPage['sections'][number]) => {
    const operation = component === 'ApiOperation' ? operations.get(id) : undefined;
    if (operation) return { id, name: `${operation.method} ${operation.path}`, source: operation.source };
    const source = component === 'ApiEntity' ? entities.get(title) : errors.get(id);
    if (component === 'ApiEntity' && source) return { id, name: `schema ${title}`, source };
    return component === 'ApiErrorCode' && source ? { id, name: `error code ${id}`, source } : undefined;
  };
  return ({ path, source, sections }, file) => ({
    path,
    file,
    source,
    parts: sections.map(partOf).filter((part) => part !== undefined),
  });
}

/** Further parts are only counted. */
const MAX_NAMED = 5;

/** `section`: the part at fault, if known. */
export function pageProblem({ path, source, parts }: PagePlace, reason: string, section?: string): Problem {
  const wrong = parts.filter(({ id }) => id === section);
  const shown = wrong.length > 0 ? wrong : parts;
  const [only] = shown;
  const names = shown
    .slice(0, MAX_NAMED)
    .map(({ name, source: { file, line, column } }) => `\`${name}\` (${file}:${line}:${column})`);
  const more = shown.length - names.length;
  return {
    ...(only && shown.length === 1 ? only.source : source),
    rule: 'page-not-built',
    severity: 'error',
    message: `The page \`/${path}\` could not be built: ${reason}`,
    ...(only ? { hint: `It shows ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.` } : {}),
  };
}
