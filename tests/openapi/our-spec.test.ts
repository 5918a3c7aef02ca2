import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isObject } from '../../plugins/openapi/core/json';
import { buildModel } from '../../plugins/openapi/core/model/build';
import type { ApiModel, Operation } from '../../plugins/openapi/core/model/types';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import type { ApiPage } from '../../plugins/openapi/core/pages/types';
import type { ReadResult, SpecDocument } from '../../plugins/openapi/core/read';
import { sampleLanguages } from '../../plugins/openapi/core/samples';
import { translateDocument } from '../../plugins/openapi/core/translate';
import type { OperationView } from '../../plugins/openapi/core/view/types';
import { pageWords } from '../../plugins/openapi/pageWords';
import { createReader } from '../../plugins/openapi/read';
import { formatProblem } from '../../plugins/shared/problem';

const ROOT = join(import.meta.dirname, '../..');

let result: ReadResult;
let document: SpecDocument;
let model: ApiModel;
let pages: ApiPage[];

beforeAll(async () => {
  result = await createReader(ROOT).read('openapi/openapi.yaml', { strict: true, secondOpinion: true });
  if (!result.document) throw new Error(result.problems.map(formatProblem).join('\n'));
  document = result.document;
  model = buildModel(document);
  const options = { pages: 'tag' as const, routeBase: 'api', languages: sampleLanguages, words: pageWords('en') };
  pages = [...buildPages(model, options).pages()];
});

function views(): OperationView[] {
  return pages.flatMap(({ sections }) =>
    sections.flatMap(({ component, data }) => (component === 'ApiOperation' ? [data as OperationView] : [])),
  );
}

/** Names of the operations of which this does not hold. */
function without(holds: (operation: Operation) => unknown): string[] {
  return model.operations.flatMap((operation) => (holds(operation) ? [] : [operation.id]));
}

test('our document has no problem, neither for us nor for the second validator', () => {
  expect(result.problems.map(formatProblem)).toEqual([]);
});

describe('every call', () => {
  test('is there, on a page of its own kind', () => {
    expect(model.operations).toHaveLength(36);
    expect(views()).toHaveLength(36);
    expect(pages.filter(({ kind }) => kind === 'tag')).toHaveLength(19);
  });

  test('has a title, a description and an effect', () => {
    expect(without(({ raw }) => raw.summary)).toEqual([]);
    expect(without(({ description }) => description)).toEqual([]);
    expect(without(({ effect }) => effect)).toEqual([]);
  });

  test('has an example of a success, but for the image', () => {
    const shown = (ok: boolean) =>
      views().flatMap(({ id, examples }) => (examples.some((one) => one.ok === ok) ? [] : [id]));
    expect(shown(true)).toEqual(['share-image']);
    // The time of the server asks for nothing, so nothing can go wrong.
    expect(shown(false)).toEqual(['server-timestamp']);
  });

  test('examples are those of the document, not made up', () => {
    const authored = ({ responses }: Operation) =>
      responses.some(
        ({ status, contents }) => status === '200' && contents.some(({ examples }) => examples.length > 0),
      );
    expect(without(authored)).toEqual(['share-image']);
  });

  test('says which errors it brings', () => {
    expect(without(({ errors }) => errors.length > 0)).toEqual(['server-timestamp']);
  });

  test('has samples in all languages that fit who may call', () => {
    const few = views().flatMap(({ id, caller, samples }) =>
      samples.length === (caller === 'server' ? 5 : 10) ? [] : [id],
    );
    expect(few).toEqual([]);
  });
});

describe('every error code', () => {
  test('is in the catalogue once, with all that a reader needs', () => {
    expect(model.errors).toHaveLength(39);
    expect(new Set(model.errors.map(({ code }) => code)).size).toBe(39);
    const poor = model.errors.filter(
      ({ meaning, cause, action, retry, feature }) => !(meaning && cause && action && retry && feature),
    );
    expect(poor.map(({ code }) => code)).toEqual([]);
  });

  test('can come from some call, or says why not', () => {
    const listed = new Set(model.operations.flatMap(({ errors }) => errors.map(({ error }) => error.code)));
    const orphans = model.errors.filter(({ code, unused }) => !listed.has(code) && !unused);
    expect(orphans.map(({ code }) => code)).toEqual([]);
  });

  test('with two meanings says which applies where', () => {
    const { meanings = [] } = model.errors.find(({ code }) => code === 10100) ?? {};
    expect(meanings).toHaveLength(2);
    const users = model.operations.filter(({ errors }) => errors.some(({ error }) => error.code === 10100));
    expect(users.length).toBeGreaterThan(0);
    for (const { id, errors } of users)
      expect.soft(errors.find(({ error }) => error.code === 10100)?.when, id).toBeTruthy();
  });
});

describe('the pages', () => {
  test('show every entity', () => {
    const shown = pages.flatMap(({ kind, sections }) => (kind === 'models' ? sections.map(({ title }) => title) : []));
    expect(shown).toEqual(model.entities.map(({ name }) => name));
  });

  test('have no empty section', () => {
    const empty = pages.flatMap(({ path, sections }) =>
      sections.flatMap(({ id, title, data, component }) =>
        title.trim() === '' || (component !== 'ApiErrorCode' && Object.keys(data ?? {}).length === 0)
          ? [`${path}#${id}`]
          : [],
      ),
    );
    expect(empty).toEqual([]);
    expect(pages.filter(({ sections }) => sections.length === 0).map(({ path }) => path)).toEqual([]);
  });

  test('have anchors that are all different', () => {
    for (const { path, sections } of pages) {
      const ids = [...JSON.stringify(sections.map(({ data }) => data)).matchAll(/"id":"([^"]+)","name"/g)].map(
        ([, id]) => id,
      );
      expect
        .soft(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          path,
        )
        .toEqual([]);
    }
  });

  test('lead to sections that exist', () => {
    const sections = new Set(pages.flatMap(({ path, sections: own }) => own.map(({ id }) => `/${path}#${id}`)));
    const hrefs = [...JSON.stringify(pages).matchAll(/"href":"(\/[^"]*#[^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(100);
    const dead = hrefs.filter((href) => !sections.has(href) && !href.startsWith('/api#auth-'));
    expect([...new Set(dead)]).toEqual([]);
  });
});

describe('the Chinese texts', () => {
  const pairs = parse(readFileSync(join(ROOT, 'src/i18n/zh-CN/openapi/messages.yaml'), 'utf8')) as Array<{
    en: string;
    zh: string;
  }>;
  const messages = Object.fromEntries(pairs.map(({ en, zh }) => [en, zh]));

  test('are there for every text of the document', () => {
    expect(translateDocument(document.root, messages).missing).toEqual([]);
  });

  test('are none that nothing asks for', () => {
    // Translated with nothing, the document says all that it wants translated.
    const asked = new Set(translateDocument(document.root, {}).missing);
    expect(pairs.filter(({ en }) => !asked.has(en)).map(({ en }) => en)).toEqual([]);
  });

  test('stand once each', () => {
    expect(Object.keys(messages)).toHaveLength(pairs.length);
    expect(pairs.filter(({ en, zh }) => zh.trim() === '' || (zh === en && en !== 'API'))).toEqual([]);
  });

  test('keep the code and the numbers of the English ones', () => {
    const lost = pairs.flatMap(({ en, zh }) => {
      const code = [...en.matchAll(/`[^`]+`/g)].map(([span]) => span);
      const numbers = [...en.replace(/`[^`]+`/g, '').matchAll(/\d[\d,.]*\d|\d/g)].map(([number]) =>
        number.replaceAll(',', ''),
      );
      const missing = [
        ...code.filter((span) => !zh.includes(span)),
        ...numbers.filter((number) => !zh.replaceAll(',', '').includes(number)),
      ];
      return missing.length > 0 ? [`${missing.join(' ')}: ${en.slice(0, 60)}`] : [];
    });
    expect(lost).toEqual([]);
  });

  test('leave everything but texts as it is', () => {
    const translated = buildModel({
      root: translateDocument(document.root, messages).root,
      positionOf: document.positionOf,
    });
    const shape = ({ operations, entities, errors }: ApiModel) => ({
      operations: operations.map(({ id, path, parameters }) => [id, path, parameters.map(({ name }) => name)]),
      entities: entities.map(({ name, schema }) => [name, isObject(schema) && Object.keys(schema)]),
      errors: errors.map(({ code, retry }) => [code, retry]),
    });
    expect(shape(translated)).toEqual(shape(model));
  });
});
