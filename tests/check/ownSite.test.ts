import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sumUp } from '../../plugins/check/core/coverage/formatCoverage';
import { listFacts } from '../../plugins/check/core/coverage/listFacts';
import { compareContracts } from '../../plugins/check/core/drift/compareContracts';
import { findDrift } from '../../plugins/check/core/drift/findDrift';
import { memberOf } from '../../plugins/check/core/drift/namedElements';
import type { Facts } from '../../plugins/check/core/facts/types';
import { contractsOf, keyOf } from '../../plugins/check/core/lock/contracts';
import type { Project } from '../../plugins/check/core/project/project';
import { filesOnDisk } from '../../plugins/check/files';
import { targetOfSite } from '../../plugins/check/findTarget';
import { createProjectReader } from '../../plugins/check/readProject';
import type { ApiModel, Operation } from '../../plugins/openapi';
import { isObject } from '../../plugins/shared/core/json';

const ROOT = join(import.meta.dirname, '../..');

let project: Project;
let facts: Facts;

beforeAll(async () => {
  const read = await createProjectReader(await targetOfSite(ROOT), filesOnDisk(ROOT));
  ({ project } = await read(undefined, { lint: false }));
  if (!project.facts) throw new Error('The document cannot be read.');
  facts = project.facts;
});

it.each(['en', 'zh-CN'])('pins or proves 95 of 100 facts of our pages in %s', (locale) => {
  const files = new Set(project.pages.filter((page) => page.locale === locale).map(({ file }) => file));
  const { facts: count, covered } = sumUp(listFacts(project, facts).filter(({ file }) => files.has(file)));
  expect(count).toBeGreaterThan(400);
  expect(covered).toBeGreaterThanOrEqual(95);
});

/** One element of the document, as it was before, and how a text names it for certain. */
interface Change {
  what: string;
  before: ApiModel;
  key: string;
  member?: string;
  /** Of the source of a passage. */
  isNamedIn(text: string): boolean;
}

function* changesOf(model: ApiModel): Generator<Change> {
  const withOperation = (operation: Operation, changed: Partial<Operation>): ApiModel => ({
    ...model,
    operations: model.operations.map((one) => (one === operation ? { ...one, ...changed } : one)),
  });
  for (const operation of model.operations) {
    const key = keyOf(operation);
    const { method, path, errors, parameters, effect, poll, security, id } = operation;
    const isNamedIn = (text: string) =>
      text.includes(`\`${key}\``) || text.includes(`#${id})`) || text.includes(`\`${method} ${path}\``);
    const change = (what: string, changed: Partial<Operation>): Change => ({
      what: `${key}: ${what}`,
      before: withOperation(operation, changed),
      key,
      isNamedIn,
    });
    if (effect) yield change('effect', { effect: { ...effect, irreversible: !effect.irreversible } });
    if (poll) yield change('interval', { poll: { ...poll, seconds: poll.seconds * 2 } });
    yield change('credentials', { security: security.length > 0 ? [] : [[{ scheme: FOREIGN, scopes: [] }]] });
    for (const error of errors)
      yield change(`error ${error.error.code}`, { errors: errors.filter((one) => one !== error) });
    for (const parameter of parameters) {
      const swap = (changed: object) => ({
        parameters: parameters.map((one) => (one === parameter ? { ...one, ...changed } : one)),
      });
      const limited = { ...(isObject(parameter.schema) && parameter.schema), maxLength: 7, maxItems: 7, maximum: 7 };
      const named = {
        key,
        member: parameter.name,
        isNamedIn: (text: string) => isNamedIn(text) && text.includes(`\`${parameter.name}\``),
      };
      yield { ...change(`${parameter.name} required`, swap({ required: !parameter.required })), ...named };
      yield { ...change(`${parameter.name} limit`, swap({ schema: limited })), ...named };
    }
  }
  for (const error of model.errors) {
    const key = String(error.code);
    const errors = model.errors.map((one) => (one === error ? { ...one, name: 'another-name' } : one));
    yield {
      what: `error ${key}`,
      before: { ...model, errors },
      key,
      isNamedIn: (text) => text.includes(`#${key})`) || text.includes(`code="${key}"`),
    };
  }
  for (const entity of model.entities) {
    const { schema, name } = entity;
    if (!isObject(schema) || !isObject(schema.properties)) continue;
    for (const [field, inner] of Object.entries(schema.properties)) {
      const properties = {
        ...schema.properties,
        [field]: { ...(isObject(inner) && inner), type: 'boolean', $ref: undefined },
      };
      const entities = model.entities.map((one) =>
        one === entity ? { ...one, schema: { ...schema, properties } } : one,
      );
      const isNamedIn = (text: string) =>
        text.includes(`\`${field}\``) && (text.includes(`#${name})`) || text.includes(`\`${name}\``));
      yield { what: `${name}.${field}`, before: { ...model, entities }, key: name, member: field, isNamedIn };
    }
  }
}

const FOREIGN = { key: 'other', type: 'apiKey', flows: [], deprecated: false };

describe('a change of any operation, parameter, limit, code or field of the document', () => {
  it('is reported at every passage that names what changed', () => {
    const now = contractsOf(facts.model);
    const lost: string[] = [];
    let [count, places] = [0, 0];
    for (const { what, before: model, key, member, isNamedIn } of changesOf(facts.model)) {
      const before = contractsOf(model);
      const parts = compareContracts(before, now).get(key) ?? [];
      if (parts.length === 0 || (member !== undefined && !parts.some(({ part }) => memberOf(part) === member)))
        lost.push(what);
      const found = new Set([...findDrift(project, facts, before)].map(({ spot }) => spot.passage));
      for (const { passage } of project.pages.flatMap(({ blocks }) => blocks)) {
        if (!passage || !isNamedIn(passage.text)) continue;
        places += 1;
        if (!found.has(passage)) lost.push(`${what}: ${passage.text}`);
      }
      count += 1;
    }
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(350);
    expect(places).toBeGreaterThan(1000);
  });
});
