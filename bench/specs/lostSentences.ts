import { METHODS } from '../../plugins/document/core/grammar/documentGrammar';
import type { ApiModel } from '../../plugins/openapi/core/model/types';
import type { ApiPage } from '../../plugins/openapi/core/pages/site/types';
import { renderMarkdown } from '../../plugins/shared/core/description';
import { readHtml } from '../../plugins/shared/core/description/readHtml';
import { isObject } from '../../plugins/shared/core/json';
import { HIDDEN } from './jsonSchema';

/** Keys whose values are data, in which `description` is a name. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'mapping', 'required', 'security']);
const DEFINITIONS = new Set(['definitions', '$defs']);
/** What says nothing beside a reference. */
const REPLACED = new Set(['headers', 'content', 'links']);
/** Keys whose values are maps by name. */
const MAPS = new Set(
  'properties patternProperties dependentSchemas responses headers content parameters schemas callbacks links variables requestBodies securitySchemes pathItems paths webhooks encoding mediaTypes'.split(
    ' ',
  ),
);

export interface Sentence {
  text: string;
  where: string;
}

/** Collects all text of the pages, then finds sentences of descriptions that none of them shows. */
export function createSentenceCount(model: ApiModel) {
  const shown = new Set<string>();
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const block of /[<&]/.test(value) ? readHtml(value) : [value]) {
        for (const sentence of sentencesOf(block)) shown.add(letters(sentence));
        texts.push(letters(block));
      }
    } else if (Array.isArray(value)) for (const item of value) collect(item);
    else if (isObject(value)) for (const [key, inner] of Object.entries(value)) if (key !== 'code') collect(inner);
  };
  return {
    add({ title, intro, introParts, sections }: ApiPage): void {
      collect([title, intro, introParts, sections.map((section) => [section.title, section.data, section.parts])]);
    },
    finish(): Sentence[] {
      const missing = descriptionsOf(model).flatMap(({ text, where }) =>
        readHtml(renderMarkdown(text))
          .flatMap(sentencesOf)
          .filter((sentence) => !shown.has(letters(sentence)))
          .map((sentence) => ({ text: sentence, where })),
      );
      if (missing.length === 0) return [];
      const all = texts.join('\n');
      return missing.filter(({ text }) => !all.includes(letters(text)));
    },
  };
}

/** The descriptions of all that the document uses. */
function descriptionsOf({ document, resolve, operations, webhooks }: ApiModel): Sentence[] {
  const found: Sentence[] = [];
  const seen = new Set<unknown>();
  /** Those with a description that all references seen until now replace by their own. */
  const replaced = new Set<unknown>();
  const visit = (node: unknown, where: string, isMap: boolean, isReplaced = false): void => {
    if (Array.isArray(node)) return node.forEach((item, index) => visit(item, `${where}/${index}`, false));
    if (!isObject(node)) return;
    const hasText = !isMap && typeof node.description === 'string';
    if (seen.has(node)) {
      if (hasText && !isReplaced && replaced.delete(node)) found.push({ text: String(node.description), where });
      return;
    }
    seen.add(node);
    if (!isMap && HIDDEN.some((key) => node[key] === true)) return;
    if (hasText && isReplaced) replaced.add(node);
    else if (hasText) found.push({ text: String(node.description), where });
    if (!isMap && typeof node.$ref === 'string') visit(resolve(node.$ref), node.$ref, false, hasText);
    for (const [key, value] of Object.entries(node)) {
      // What is only defined is found through its references.
      if (!isMap && (key.startsWith('x-') || DATA.has(key) || DEFINITIONS.has(key))) continue;
      // `items` of what is no list says nothing.
      if (!isMap && key === 'items' && (node.type === 'object' || node.type === 'string')) continue;
      if (!isMap && typeof node.$ref === 'string' && REPLACED.has(key)) continue;
      if (isMap || key !== 'description') visit(value, `${where}/${key}`, !isMap && MAPS.has(key));
    }
  };
  visit(document.info, 'info', false);
  visit(document.servers, 'servers', false);
  const used = new Set([...operations, ...webhooks].flatMap(({ path }) => path));
  for (const kind of ['paths', 'webhooks']) {
    const items = document[kind];
    for (const [path, item] of Object.entries(isObject(items) ? items : {}))
      if (used.has(path)) visit(withoutReplaced(item, resolve), path, false);
  }
  const components = isObject(document.components) ? document.components : {};
  visit(components.schemas, 'schemas', true);
  visit(components.securitySchemes, 'securitySchemes', true);
  return found;
}

/** A path item without the parameters that each of its operations replaces by its own. */
function withoutReplaced(item: unknown, resolve: ApiModel['resolve']): unknown {
  if (!isObject(item) || !Array.isArray(item.parameters)) return item;
  const keyOf = (parameter: unknown) => {
    const found = isObject(parameter) && typeof parameter.$ref === 'string' ? resolve(parameter.$ref) : parameter;
    return isObject(found) ? `${String(found.in)} ${String(found.name)}` : '';
  };
  const operations = Object.entries(item).flatMap(([key, value]) => (METHODS.includes(key) ? [value] : []));
  const isReplaced = (parameter: unknown) =>
    operations.every(
      (operation) =>
        isObject(operation) &&
        Array.isArray(operation.parameters) &&
        operation.parameters.some((own) => keyOf(own) === keyOf(parameter)),
    );
  return { ...item, parameters: item.parameters.filter((parameter) => !isReplaced(parameter)) };
}

/** Shorter ones say nothing of their own. */
const MIN_LETTERS = 8;

function sentencesOf(block: string): string[] {
  return (block.split(/(?<=[.!?])\s+/) ?? []).filter((sentence) => letters(sentence).length >= MIN_LETTERS);
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
