import { decodePercent } from '../../../../shared/core/decodePercent';
import { renderSections, type TextSection } from '../../../../shared/core/description';
import { parseFragment, parsePointer } from '../../../../shared/core/pointer';
import { anchor, slugify } from '../../../../shared/core/slug';
import type { ApiModel, Operation } from '../../model/types';
import type { PageWords } from '../../words/pageWords';
import { overviewParts, type TextPart, tagPageIds, tagParts } from '../text/textParts';
import type { SitePlan } from './plan';

interface HeadingPlace {
  trail: string[];
  href: string;
}

/** Resolves links as in Redoc, Swagger UI and Scalar: `#tag/pets`, `#operation/getPet`, `#/components/schemas/Pet`. */
export function createDocumentLinks(
  model: ApiModel,
  plan: SitePlan,
  words: Pick<PageWords, 'authentication' | 'servers'>,
): (href: string) => string | undefined {
  const place = ({ id }: Operation) => plan.hrefOf(plan.operationPages.get(id) ?? '', id);
  const operations = new Map<string, string>();
  const tags = new Map<string, { href: string; headings: HeadingPlace[] }>();
  const schemas = new Map<string, string>();
  const remember = <T>(map: Map<string, T>, name: string | undefined, value: T) => {
    if (name !== undefined && !map.has(name)) map.set(name, value);
  };
  for (const { tag, path, operations: own, split } of plan.tags) {
    const parts = tagParts(readSections(tag.description), tagPageIds(split ? [] : own));
    const target = { href: plan.hrefOf(path), headings: headingPlaces(parts, path, plan) };
    for (const name of [tag.name, tag.title]) remember(tags, slugify(name), target);
    for (const operation of own) {
      remember(operations, operation.operationId, place(operation));
      remember(operations, `${operation.method} ${operation.path}`, place(operation));
    }
  }
  // Exact ids take precedence over slugs.
  for (const [name, href] of [...operations]) remember(operations, slugify(name), href);
  for (const { name, ref } of model.entities) {
    const at = plan.entityPlaces.get(ref);
    if (at) remember(schemas, name, plan.hrefOf(at.path, at.anchor));
  }
  const overview = overviewParts(model, readSections(model.description), words);
  const sections = headingPlaces(overview, plan.overview, plan);
  const operation = (name = '') => operations.get(name) ?? operations.get(slugify(name));

  function find([kind = '', name = '', ...rest]: string[]): string | undefined {
    switch (kind) {
      case 'operation':
        return operation([name, ...rest].join('/'));
      case 'section':
      case 'description':
        return findHeading([name, ...rest], sections) ?? findSecurity([name, ...rest]);
      case 'schema':
      case 'model':
        return schemas.get(name);
      case 'tag':
        return findInTag(name, rest);
      default:
        return undefined;
    }
  }

  function findInTag(name: string, [kind, ...rest]: string[]): string | undefined {
    const tag = tags.get(slugify(name));
    if (kind === undefined) return tag?.href;
    if (kind === 'operation') return operation(rest.join('/'));
    if (kind === 'paths') {
      const [path = '', method = ''] = rest;
      return operations.get(`${method.toUpperCase()} ${path}`);
    }
    // As in Scalar: `#tag/pets/GET/pets/{id}`.
    return (
      operations.get(`${kind.toUpperCase()} /${rest.join('/')}`) ?? (tag && findHeading([kind, ...rest], tag.headings))
    );
  }

  function findSecurity([name = '', key]: string[]): string | undefined {
    const scheme = model.securitySchemes.find((candidate) => candidate.key === key);
    if (slugify(name) !== 'authentication' || model.securitySchemes.length === 0) return undefined;
    return plan.hrefOf(plan.overview, scheme ? `auth-${anchor(scheme.key)}` : 'authentication');
  }

  function findPath(parts: string[]): string | undefined {
    const [first = '', second, third] = parts;
    if (first === 'components') {
      return second === 'schemas' ? schemas.get(third ?? '') : findSecurity(['authentication', third ?? '']);
    }
    return second === undefined ? tags.get(slugify(first))?.href : operation(second);
  }

  function findParts([first = '', ...rest]: string[]): string | undefined {
    if (first === '') return findPath(rest);
    // Editors link a schema by its bare name, unless a heading has that id.
    if (rest.length === 0) return overview.some(({ id }) => id === first) ? undefined : schemas.get(first);
    return find([first, ...rest]);
  }

  return (href) => {
    if (!href.startsWith('#')) return undefined;
    const written = href.slice(1);
    return findParts(parseFragment(`/${written}`)) ?? findParts(parsePointer(`/${decodePercent(written)}`));
  };
}

function readSections(text: string | undefined): TextSection[] {
  return text === undefined ? [] : renderSections(text).sections;
}

function headingPlaces(parts: TextPart[], path: string, { hrefOf }: SitePlan): HeadingPlace[] {
  const open: TextPart[] = [];
  return parts.map((part) => {
    while ((open.at(-1)?.level ?? 0) >= part.level) open.pop();
    open.push(part);
    return { trail: open.map(({ title }) => slugify(title)), href: hrefOf(path, part.id) };
  });
}

/** By its full trail or the end of one. */
function findHeading(names: string[], places: HeadingPlace[]): string | undefined {
  const wanted = names.map(slugify).join('/');
  return (
    places.find(({ trail }) => trail.join('/') === wanted) ??
    places.find(({ trail }) => trail.join('/').endsWith(`/${wanted}`))
  )?.href;
}
