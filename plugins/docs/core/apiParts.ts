import { type ApiModel, type CallFinder, type CallView, PINS, type PinResult, resolvePin } from '../../openapi';
import type { Attributes } from '../../shared/mdx/element';
import type { MdxPage } from '../../shared/mdx/readMdx';
import type { Problem } from '../../shared/problem';
import { didYouMean } from '../../shared/suggest';

/** Components of hand-written pages that show a call of the document. They need no import. */
export const API_PARTS = ['ApiSample'];

type Mistake = Pick<Problem, 'rule' | 'message' | 'hint'>;

/** Finds what `<ApiSample id="wxLogin" languages={['wx', 'curl']} />` shows. */
export function findPart(name: string, attributes: Attributes, calls: CallFinder): CallView | Mistake {
  const [operation] = readNames(attributes.id) ?? [];
  if (operation === undefined) {
    return { rule: 'unknown-operation', message: `\`<${name}>\` needs the id of an operation: \`id="…"\`.` };
  }
  const call = calls.find(operation);
  if (!call) {
    const hint = didYouMean(operation, calls.names);
    return { rule: 'unknown-operation', message: `There is no operation \`${operation}\`.`, hint };
  }
  if (attributes.languages === undefined) return call;
  const languages = readNames(attributes.languages);
  if (!languages) {
    const hint = "Write a list of ids: `languages={['wx', 'curl']}`.";
    return { rule: 'unknown-language', message: '`languages` is no list of strings.', hint };
  }
  const known = call.samples.map(({ id }) => id);
  const unknown = languages.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, known) ?? `There are ${known.join(', ')}.`;
    return { rule: 'unknown-language', message: `\`${operation}\` has no sample in \`${unknown}\`.`, hint };
  }
  return { ...call, samples: languages.flatMap((wanted) => call.samples.filter(({ id }) => id === wanted)) };
}

export function isMistake(found: CallView | Mistake): found is Mistake {
  return 'message' in found;
}

/** `calls` and `model`: absent until the document has been read. */
export function checkApiParts(
  file: string,
  { components }: MdxPage,
  calls: CallFinder | undefined,
  model: ApiModel | undefined,
): Problem[] {
  return components.flatMap(({ name, line, column, attributes }): Problem[] => {
    const part = calls && API_PARTS.includes(name) ? findPart(name, attributes, calls) : undefined;
    const fact = model && findFact(model, name, attributes);
    const place = { file, line, column, severity: 'error' as const };
    if (part && isMistake(part)) return [{ ...place, ...part }];
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

const STRING = /(['"`])([^'"`\\]*)\1/g;
const STRINGS = /^\{\s*(?:\[\s*)?(?:(['"`])[^'"`\\]*\1\s*,?\s*)*\]?\s*\}$/;

/** Reads `wx`, `{'wx'}` and `{['wx', 'curl']}`; `undefined` for other expressions, which are known only in a page. */
function readNames(value: string | undefined): string[] | undefined {
  if (value === undefined || value === '') return undefined;
  if (!value.startsWith('{')) return [value];
  if (!STRINGS.test(value)) return undefined;
  return [...value.matchAll(STRING)].map(([, , text = '']) => text);
}
