import { readAnchorPart } from '../../../../schema/core/keywords/anchors';
import { slugify } from '../../../../shared/core/slug';
import type { PageWords } from '../../words/pageWords';

const PARAMETERS = new Set(['path', 'query', 'header', 'cookie', 'querystring']);

/** An inner schema's place in an operation or model, read from its anchor. */
export interface TypePlace {
  /** `body`, `result`, `parameters`, or the status of a response; empty for a model. */
  part: string;
  /** The fields that lead to it, `apps.spec`, with variants in parentheses. */
  path: string;
}

/** `apps-create.body.spec:Small.image` of `apps-create` is `spec (Small).image` in its body. */
export function readTypePlace(id: string, owner: string, isModel: boolean): TypePlace {
  const tokens = (id.startsWith(owner) ? id.slice(owner.length) : `.${id}`).match(/\.:[^.:]*|[.:][^.:]*/g) ?? [];
  const [first = '', ...rest] = isModel ? ['', ...tokens] : tokens;
  const part = first.slice(1);
  const isNumbered = !isModel && /^\.\d+$/.test(rest[0] ?? '');
  const steps = (isNumbered ? rest.slice(1) : rest).map(decodeStep).filter(({ text }) => text !== '');
  return {
    part: PARAMETERS.has(part) ? 'parameters' : part,
    path: steps.reduce((path, { text, isVariant }) => {
      if (isVariant) return path === '' ? text : `${path} (${text})`;
      return path === '' ? text : `${path}.${text}`;
    }, ''),
  };
}

function decodeStep(token: string): { text: string; isVariant: boolean } {
  const isPart = token.startsWith('.:');
  const text = readAnchorPart(token.slice(isPart ? 2 : 1)).replace(/-more$/, ' …');
  const isVariant = token.startsWith(':');
  // A variant without a name has a number.
  if (isVariant && /^\d+$/.test(text)) return { text: `#${text}`, isVariant };
  return { text: isPart && text === 'map' ? '*' : text, isVariant };
}

export function titleTypes(owner: string, { part, path }: TypePlace, words: PageWords): string {
  const title = path === '' ? titleOfPart(part, words) : words.fieldsOf;
  return title.replace(/\{(\w+)\}/g, (_, key: string) => ({ title: owner, name: path, status: part })[key] ?? '');
}

function titleOfPart(part: string, words: PageWords): string {
  if (part === 'body') return words.bodyFields;
  if (part === 'parameters') return words.parameterFields;
  if (part === 'result') return words.resultFields;
  return /^(\d..|default)$/i.test(part) ? words.responseFields : words.innerFields;
}

/** Last path segment: `body`, `response-404`, `body-spec-image`; `fields` for a model. */
export function typesSegment({ part, path }: TypePlace): string {
  const start = part === 'result' ? 'response' : /^(\d..|default)$/i.test(part) ? `response-${part}` : part;
  return slugify([start, path.replace(/\*$/, 'inner')].filter(Boolean).join(' ') || 'fields');
}
