import type { SchemaView } from '../../../schema/core/types';
import { cutSentence } from '../../../shared/core/description/firstSentence';
import { htmlLine, readHtml } from '../../../shared/core/description/readHtml';
import { isObject } from '../../../shared/core/isObject';
import { anchor } from '../../../shared/core/slug';
import type { ApiModel, Entity, Operation, SecurityScheme } from '../model/types';
import type { ApiPage, PageSection } from '../pages/site/types';
import type { TextPart } from '../pages/text/textParts';
import type { EntityView, ErrorCodeView, FailureView, OperationView, SecuritySchemeView } from '../view/types';
import type { ExampleText } from './exampleText';
import { type CountWords, groupNames, type NamedPlace } from './groupNames';
import { declaredOperations, operationNames, type PlacedOperation } from './operationNames';
import { sectionText, securityText, type TextContext } from './sectionText';
import type { ApiPageRecord, ApiRecords, ApiSectionRecord, NameRecord } from './types';
import { type FieldVisitor, isNamed, visitFields, visitRows } from './visitFields';

export interface RecordCollector {
  /** Adds the records of a page. `hasProse`: hand-written text surrounds its sections. */
  add(page: ApiPage, hasProse: boolean): void;
  finish(): ApiRecords;
}

export interface RecordSite {
  security: SecuritySchemeView[];
  plan: { overview: string };
}

export function collectRecords(model: ApiModel, { security, plan }: RecordSite, words: CountWords): RecordCollector {
  const pages: ApiPageRecord[] = [];
  const operations: PlacedOperation[] = [];
  const entities: NameRecord[] = [];
  const errors: NameRecord[] = [];
  const places: NamedPlace[] = [];
  const keys = security.map((view, index) => keyName(view, model.securitySchemes[index], plan.overview));
  const explained = new Set(keys.map(({ name }) => name));
  const declared = declaredOperations(model);
  const entitiesByName = new Map(model.entities.map((entity) => [entity.name, entity]));
  const context: TextContext = {
    keys: explained,
    examplesOfOperation: (id) => operationExamples(declared.get(id)),
    examplesOfEntity: (name) => entityExamples(entitiesByName.get(name)),
  };
  const wordsOfErrors = new Map(model.errors.map((error) => [error.code, error.keywords ?? []]));

  function addNames(section: PageSection, page: ApiPage): void {
    const { component, data, id, title } = section;
    if (!data) return;
    const link = `/${page.path}#${id}`;
    if (component === 'ApiOperation') addOperation(data as OperationView, page);
    else if (component === 'ApiErrorCode') errors.push(errorName(data as ErrorCodeView, link, wordsOfErrors));
    else if (component === 'ApiFailure') errors.push(failureName(data as FailureView, title, link));
    else if (component === 'ApiEntity') {
      const { name, schema } = data as EntityView;
      entities.push({
        kind: 'entity',
        name,
        aliases: entitiesByName.get(name)?.keywords ?? [],
        owner: cutSentence(readHtml(schema.html)[0] ?? page.title),
        link,
      });
      visitFields(schema, namer('field', name, page));
    } else if (component === 'ApiType') {
      addSchema((data as { schema: SchemaView }).schema, namer('field', page.title, page));
    }
  }

  function addOperation(operation: OperationView, page: ApiPage): void {
    const { title, parameters, body, result, callbacks = [] } = operation;
    operations.push({ operation, path: page.path });
    for (const { fields } of parameters) visitRows(fields, namer('parameter', title, page));
    const fields = namer('field', title, page);
    for (const { schema, items } of [...(body?.contents ?? []), ...(result?.contents ?? [])]) {
      addSchema(schema, fields);
      if (items) addSchema(items, fields);
    }
    visitRows(result?.headers ?? [], fields);
    for (const callback of callbacks) addOperation(callback, page);
  }

  /** Skips placeholder rows, and API keys, which have their own records. */
  function namer(kind: NamedPlace['kind'], owner: string, { path, title }: ApiPage): FieldVisitor {
    return {
      field({ id, name, kind: row, schema }) {
        if (row || (kind === 'parameter' && explained.has(name))) return;
        places.push({ kind, name, meaning: htmlLine(schema.html), owner, page: title, link: `/${path}#${id}` });
      },
    };
  }

  return {
    add(page, hasProse) {
      const { path, intro, introParts, assumed = [], sections } = page;
      const shown = sections.flatMap((section) => [
        {
          place: section.id,
          ...(section.bare ? {} : { title: section.title }),
          ...sectionText(section, context),
        },
        ...partRecords(section.parts),
      ]);
      const above = [intro, ...assumed].flatMap(readHtml);
      pages.push({
        path,
        ...(hasProse ? { hasProse } : {}),
        sections: [
          ...(above.length > 0 ? [{ place: 'ApiIntro', paragraphs: above }] : []),
          ...partRecords(introParts),
          ...shown,
        ],
      });
      for (const section of sections) addNames(section, page);
    },
    finish: () => ({
      pages,
      components: { SecuritySchemes: { paragraphs: [], ...securityText(security) } },
      names: [...operationNames(operations, declared), ...keys, ...errors, ...entities, ...groupNames(places, words)],
    }),
  };
}

function operationExamples({ body, parameters = [], responses = [] }: Partial<Operation> = {}): ExampleText[] {
  const messages = [...(body ? [body] : []), ...responses].flatMap(({ contents }) => contents);
  return [...parameters, ...messages].flatMap(({ examples }) =>
    examples.map(({ summary, description, value, serialized, externalValue }) => ({
      texts: [summary, description, externalValue],
      code: serialized ?? (value === undefined ? '' : JSON.stringify(value)),
    })),
  );
}

function entityExamples({ schema }: Partial<Entity> = {}): ExampleText[] {
  if (!isObject(schema)) return [];
  const { example, examples } = schema;
  const values = [...(example === undefined ? [] : [example]), ...(Array.isArray(examples) ? examples : [])];
  return values.map((value) => ({ code: JSON.stringify(value) }));
}

function partRecords(parts: TextPart[] = []): ApiSectionRecord[] {
  return parts.map(({ id, title, html }) => ({ place: id, title, paragraphs: readHtml(html) }));
}

function addSchema(schema: SchemaView, namer: FieldVisitor): void {
  if (!isNamed(schema)) visitFields(schema, namer);
}

function errorName(
  { code, name, meaning }: ErrorCodeView,
  link: string,
  keywords: ReadonlyMap<number, string[]>,
): NameRecord {
  const aliases = [name, ...(keywords.get(code) ?? [])];
  return { kind: 'error', name: String(code), aliases, owner: htmlLine(meaning), link };
}

function failureName({ response: { status } }: FailureView, title: string, link: string): NameRecord {
  return { kind: 'error', name: status, aliases: [], owner: title.slice(status.length).trim(), link };
}

/** Named as it is sent, or by its own key if that name is not specific to it. */
function keyName(
  { key, carrier = '' }: SecuritySchemeView,
  scheme: SecurityScheme | undefined,
  page: string,
): NameRecord {
  const name = scheme?.type === 'apiKey' && scheme.name ? scheme.name : key;
  const aliases = [...(name === key ? [] : [key]), ...(carrier.startsWith('Authorization') ? ['Authorization'] : [])];
  return { kind: 'parameter', name, aliases, owner: carrier, link: `/${page}#auth-${anchor(key)}` };
}
