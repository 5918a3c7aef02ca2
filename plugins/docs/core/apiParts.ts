import { type ApiModel, type PartData, type PartFinder, PINS, type PinResult, resolvePin } from '../../openapi';
import type { Attributes } from '../../shared/mdx/element';
import type { MdxPage } from '../../shared/mdx/readMdx';
import type { Problem } from '../../shared/problem';
import {
  type FoundNodes,
  findExample,
  findFlow,
  findOperation,
  findResponse,
  findSample,
  findSchema,
} from './parts/findParts';
import { PartMistake } from './parts/names';

/** Components of hand-written pages that show a part of the document, by name. They need no import. */
export const API_PARTS: Record<string, ApiPart> = {
  ApiSample: { component: '@theme/ApiSample', find: findSample },
  Operation: { component: '@theme/ApiPart/Operation', needs: 'id', find: findOperation },
  Schema: { component: '@theme/ApiPart/Schema', needs: 'name', find: findSchema },
  Example: { component: '@theme/ApiPart/Example', needs: 'of', find: findExample },
  Response: { component: '@theme/ApiPart/Response', needs: 'of', find: findResponse },
  Flow: { needs: 'id', find: findFlow },
};

export interface ApiPart {
  /** Absent: what is found are nodes, in its place. */
  component?: string;
  /** Without this attribute, it is a component of the site with a usual name. */
  needs?: string;
  find(attributes: Attributes, parts: PartFinder): FoundPart;
}

type FoundPart = PartData | FoundNodes;

/** `isDefined`: whether the page itself imports or defines a component of a name. */
export function partNamed(
  name: string | null,
  attributes: Attributes,
  isDefined: (name: string) => boolean,
): ApiPart | undefined {
  if (name === null || !Object.hasOwn(API_PARTS, name)) return undefined;
  const part = API_PARTS[name];
  if (part?.needs === undefined) return part;
  return attributes[part.needs] !== undefined && !isDefined(name) ? part : undefined;
}

/** Returns the data of a component, or what is wrong. */
export function findPart(part: ApiPart, attributes: Attributes, parts: PartFinder): FoundPart | PartMistake {
  try {
    return part.find(attributes, parts);
  } catch (error) {
    if (error instanceof PartMistake) return error;
    throw error;
  }
}

/** `parts` and `model`: absent until the document has been read. */
export function checkApiParts(
  file: string,
  { components, defined }: MdxPage,
  parts: PartFinder | undefined,
  model: ApiModel | undefined,
): Problem[] {
  return components.flatMap(({ name, line, column, attributes }): Problem[] => {
    // Those of other documents are found when the page is built.
    const part = attributes.api === undefined ? partNamed(name, attributes, (own) => defined.has(own)) : undefined;
    const found = part && parts && findPart(part, attributes, parts);
    const fact = model && findFact(model, name, attributes);
    const place = { file, line, column, severity: 'error' as const };
    if (found instanceof PartMistake) {
      const { rule, message, hint } = found;
      return [{ ...place, rule, message, ...(hint !== undefined && { hint }) }];
    }
    return fact && 'message' in fact ? [{ ...place, rule: 'unknown-pin', ...fact }] : [];
  });
}

/** What `<Call id="…" />` and the like show; `undefined` for other components. */
export function findFact(model: ApiModel, name: string | null, attributes: Attributes): PinResult | undefined {
  const pin = PINS.find((known) => known === name);
  if (!pin) return undefined;
  return resolvePin(model, { name: pin, attributes: withoutBraces(attributes) });
}

/** `code={10021}` and `code="10021"`. */
export function withoutBraces(attributes: Attributes): Attributes {
  const written = Object.entries(attributes);
  return Object.fromEntries(written.map(([name, value]) => [name, value.replace(/^\{['"`]?|['"`]?\}$/g, '')]));
}
